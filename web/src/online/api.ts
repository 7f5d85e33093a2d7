// Asking the server over HTTP: what came back, or the sentence that says why not.
import { settings } from '../lib/settings.svelte.ts'

export interface Problem {
  readonly key: string
  readonly with?: Readonly<Record<string, string | number>>
  /** In the reader's language; empty where the page has to find the words. */
  readonly text: string
}

export type Answer<T> = { readonly value: T } | { readonly problem: Problem; readonly status: number }

export type Way = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Where the house answers, seen from this page. */
export const apiAddress = (path: string): string => new URL(`api/${path}`, document.baseURI.split('#')[0]).href

/** Status 0 where nobody answered. */
export async function ask<T>(way: Way, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(apiAddress(path), {
      method: way,
      headers: {
        'Accept-Language': settings.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const data: unknown = text === '' ? null : JSON.parse(text)
    if (response.ok) return { value: data as T }
    const error = (data as { error?: Problem } | null)?.error
    return { problem: error ?? silent, status: response.status }
  } catch {
    return { problem: silent, status: 0 }
  }
}

/** The page says this one itself: nobody answered who could. */
const silent: Problem = { key: 'online.unreachable', text: '' }
