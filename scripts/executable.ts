// npm run executable: one file that plays and serves on a machine with nothing installed: Node itself, with the package and what it
// needs inside. The first start lays them into the person's cache; see cli/executable.cjs.
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './files.ts'
import { EXECUTABLE, installInto } from './installed.ts'
import { run } from './tryout.ts'

/** What nobody reads while it runs. Licences stay. */
const UNREAD = /\.(d\.[cm]?ts|map|md|markdown)$|(^|\/)(\.bin|test|tests|docs|\.package-lock\.json)(\/|$)/
/** Node itself, which the executable is. */
const NODE = /^node_modules\/node(-[^/]*)?\//

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** The files of the package with those of what it needs, by their places in the house. */
function filesIn(folder: string): [file: string, bytes: Buffer][] {
  const own = 'node_modules/chantier/'
  return globSync('node_modules/**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
    .flatMap((file): [string, Buffer][] => {
      const place = file.startsWith(own) ? file.slice(own.length) : file
      const isUnread = file === place && UNREAD.test(file)
      return isUnread || NODE.test(place) ? [] : [[place, readFileSync(join(folder, file))]]
    })
}

/** One lump: the length of the list, the list of files and sizes as JSON, then the files. */
function lumpOf(files: readonly [string, Buffer][]): Buffer {
  const list = Buffer.from(JSON.stringify(files.map(([file, bytes]) => [file, bytes.length])))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(list.length)
  return Buffer.concat([length, list, ...files.map(([, bytes]) => bytes)])
}

const folder = mkdtempSync(join(tmpdir(), 'chantier-executable-'))
try {
  installInto(folder)
  const files = filesIn(folder)
  const lump = lumpOf(files)
  const house = brotliCompressSync(lump, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: lump.length },
  })
  const write = (name: string, what: string | Buffer) => {
    writeFileSync(join(folder, name), what)
    return join(folder, name)
  }
  const config = {
    main: join(root, 'cli', 'executable.cjs'),
    output: EXECUTABLE,
    disableExperimentalSEAWarning: true,
    execArgvExtension: 'env',
    assets: {
      house: write('house', house),
      build: write('build', createHash('sha256').update(lump).digest('hex').slice(0, 16)),
    },
  }
  run('built', process.execPath, ['--build-sea', write('sea.json', JSON.stringify(config))], folder)
  const all = statSync(EXECUTABLE).size
  console.log(
    `dist/${basename(EXECUTABLE)}: ${mega(all)}, of it ${mega(house.length)} for ${files.length} files (${mega(lump.length)} laid out), the rest Node ${process.version}`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
