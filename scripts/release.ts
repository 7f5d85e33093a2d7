// npm run release -- 1.2.3: version, changelog, commit and tag. With --notes: what the present version changed.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notesOf, released } from './changes.ts'
import { root, textOf } from './files.ts'

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const [word = ''] = process.argv.slice(2)
const changelog = textOf('CHANGELOG.md')
if (word === '--notes') {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(notesOf(changelog, `## ${version}`) ?? fail(`CHANGELOG.md does not know ${version}.`))
} else release(word)

function release(version: string): void {
  if (git('status', '--porcelain') !== '') fail('There are changes that are not committed.')
  if (git('tag', '--list', `v${version}`) !== '') fail(`v${version} is tagged already.`)
  const out = released(changelog, version, new Date().toISOString().slice(0, 10))
  if ('problem' in out) fail(out.problem)
  writeFileSync(join(root, 'CHANGELOG.md'), out.text)
  execFileSync('npm', ['version', version, '--no-git-tag-version'], { cwd: root, stdio: 'ignore' })
  git('commit', '--all', '--message', `Release ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Chantier ${version}`)
  console.log(`Chantier ${version} is committed and tagged. To publish it: git push --follow-tags`)
}
