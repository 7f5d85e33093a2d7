import type { Server } from 'node:http'

/** Serves a folder; resolves with the address once it listens. */
export function serveWeb(folder: string, port: number, host?: string): Promise<{ server: Server; address: string }>
