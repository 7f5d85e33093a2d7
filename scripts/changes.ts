// The changelog read and written: what is in work becomes a release.

/** The heading of what no release has yet. */
const IN_WORK = '## In work'

/** What a release changed, as its notes; null where the changelog has no such heading. */
export function notesOf(changelog: string, heading: string): string | null {
  const at = changelog.split('\n').findIndex((line) => line === heading || line.startsWith(`${heading} `))
  if (at < 0) return null
  const after = changelog.split('\n').slice(at + 1)
  const end = after.findIndex((line) => line.startsWith('## '))
  return after
    .slice(0, end < 0 ? after.length : end)
    .join('\n')
    .trim()
}

/** The changelog once a version is out; a sentence where that cannot be. */
export function released(changelog: string, version: string, day: string): { text: string } | { problem: string } {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return { problem: `“${version}” is no version such as 1.2.3.` }
  if (notesOf(changelog, `## ${version}`) !== null) return { problem: `CHANGELOG.md already has ${version}.` }
  if (!notesOf(changelog, IN_WORK)) return { problem: `CHANGELOG.md has nothing under “${IN_WORK}”.` }
  return { text: changelog.replace(IN_WORK, `${IN_WORK}\n\n## ${version} (${day})`) }
}
