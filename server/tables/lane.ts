// Who offers a seat, as the list of open seats counts it: a person of a network. The network stands there as a few signs of a keyed
// hash, which many networks share: enough to be fair, and nothing to find anybody by.
import { createHmac, randomBytes } from 'node:crypto'
import { NETWORK_SIGNS } from '../store/offers.ts'
import type { Store } from '../store/store.ts'

const keys = new WeakMap<Store, Promise<string>>()

export async function laneOf(store: Store, network = ''): Promise<string> {
  const key = keys.get(store) ?? store.fix('lane-key', randomBytes(32).toString('base64url'))
  keys.set(store, key)
  return createHmac('sha256', await key)
    .update(network)
    .digest('hex')
    .slice(0, NETWORK_SIGNS)
}
