// What the routes are handed: the application they join, and the house behind it.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clubs } from '../clubs/clubs.ts'
import type { Tournaments } from '../clubs/tournament/tournaments.ts'
import type { Desk } from '../desk/desk.ts'
import type { Notices } from '../notices/notices.ts'
import type { OpeningsDesk } from '../openings/openings.ts'
import type { HouseBase, People } from '../people/people.ts'
import type { Tables } from '../tables/tables.ts'
import type { SchemaTypes } from './compile.ts'

/** What the HTTP side needs of its house. */
export interface HttpHouse extends HouseBase {
  readonly people: People
  readonly notices: Notices
  readonly log: Logger
}

/** What the routes of tables need beside. */
export interface TablesHouse extends HttpHouse {
  readonly tables: Tables
  readonly clubs: Clubs
  readonly tournaments: Tournaments
  readonly desk: Desk
  readonly openings: OpeningsDesk
  /** Says that something of a person has changed: whom they do not want to read. */
  personChanged(id: string): void
}

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, SchemaTypes>

/** Further routes, such as those of the tables. */
export type Part = (app: App) => Promise<void> | void
