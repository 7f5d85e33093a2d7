import { describe, expect, it } from 'vitest'
import { notesOf, released } from './changes.ts'

const LOG = '# What changed\n\n## In work\n\n- a thing\n\n## 0.1.0 (2026-01-02)\n\n- the first\n'

describe('the changelog', () => {
  it('gives the notes of a version', () => {
    expect(notesOf(LOG, '## 0.1.0')).toBe('- the first')
    expect(notesOf(LOG, '## In work')).toBe('- a thing')
    expect(notesOf(LOG, '## 0.1')).toBe(null)
  })
  it('turns what is in work into a release', () => {
    const out = released(LOG, '0.2.0', '2026-03-04')
    expect('text' in out && notesOf(out.text, '## 0.2.0')).toBe('- a thing')
    expect('text' in out && notesOf(out.text, '## In work')).toBe('')
  })
  it('refuses a version twice, a word, and an empty release', () => {
    expect(released(LOG, '0.1.0', '')).toHaveProperty('problem')
    expect(released(LOG, 'soon', '')).toHaveProperty('problem')
    const once = released(LOG, '0.2.0', 'x')
    expect('text' in once && released(once.text, '0.3.0', 'x')).toHaveProperty('problem')
  })
})
