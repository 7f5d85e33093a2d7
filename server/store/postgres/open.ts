// The store for several machines: PostgreSQL, and any number of nodes on it.
import { MIGRATIONS, type Migration, pending } from '../migrations.ts'
import type { Store } from '../store.ts'
import { type Asking, askingOf } from './asking.ts'
import { postgresBus } from './bus.ts'
import { postgresPeople } from './people.ts'
import { postgresTables } from './tables.ts'

export interface PostgresOptions {
  readonly migrations?: readonly Migration[]
  /** Lines to the database a node may hold. */
  readonly lines?: number
}

export async function openPostgres(
  url: string,
  { migrations = MIGRATIONS, lines = 8 }: PostgresOptions = {},
): Promise<Store> {
  const asking = askingOf(url, lines)
  try {
    await migratePostgres(asking, migrations)
  } catch (error) {
    await asking.close()
    throw error
  }
  const bus = postgresBus(url, asking)
  await bus.ready
  return {
    kind: 'postgres',
    tables: postgresTables(asking),
    people: postgresPeople(asking),
    bus,
    async fix(key, value) {
      await asking.ask('insert into fixed (key, value) values ($1, $2) on conflict do nothing', [key, value])
      return (await asking.ask('select value from fixed where key = $1', [key]))[0]?.value as string
    },
    // A write that changes nothing still needs a server that takes writes.
    ping: async () => void (await asking.once('update fixed set value = value where key is null')),
    async close() {
      await bus.close()
      await asking.close()
    },
  }
}

/** Brings the database up to the newest schema; of several nodes that start at once, one does it and the others wait. */
export async function migratePostgres(asking: Asking, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await asking.together(async (go) => {
    await go('select pg_advisory_xact_lock(20260)')
    await go('create table if not exists chantier_schema (at integer not null)')
    const [row] = await go('select at from chantier_schema')
    const at = (row?.at as number | undefined) ?? 0
    if (row === undefined) await go('insert into chantier_schema values (0)')
    for (const { id, postgres } of pending(at, migrations)) {
      for (const text of postgres) await go(text)
      await go('update chantier_schema set at = $1', [id])
    }
  })
}
