import { expect, it } from 'vitest'
import { projectFiles, textOf } from './files.ts'

/** A block of a component whose text begins with a space. */
const BEGINS_WITH_SPACE = /\{(?:#if|#each|#key|:else|:then)[^{}]*\} +[^\s<{]/

it('no component relies on a space that Svelte takes away at the begin of a block', () => {
  expect('{#if a} · {b}{/if}').toMatch(BEGINS_WITH_SPACE)
  expect(projectFiles('.svelte').filter((file) => BEGINS_WITH_SPACE.test(textOf(file)))).toEqual([])
})
