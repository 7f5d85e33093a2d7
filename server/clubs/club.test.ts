import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../kernel/words.ts'
import {
  asked,
  becomes,
  bereft,
  type ClubChange,
  type ClubDoc,
  changed,
  givenRole,
  handedOver,
  joined,
  left,
  memberOf,
  newClub,
  ownerOf,
  renamed,
  sentAway,
} from './club.ts'

const who = (id: string, guest = false) => ({ id, name: id.toUpperCase(), guest })
const made = { id: 'c', invite: 'secret', code: 'K777-BRICK' }
const founded = (): ClubDoc => kept(newClub({ name: '  Old   Bridge ' }, who('ada'), made, 5))

function kept(x: ClubDoc | Refusal): ClubDoc {
  if ('clause' in x) throw new Error(x.clause)
  return x
}
const changedBy = (club: ClubDoc, ...changes: ClubChange[]): ClubDoc =>
  changes.reduce((doc, how, i) => kept(how(doc, 10 + i)), club)
const refusal = (club: ClubDoc, how: ClubChange): string | null => {
  const next = how(club, 99)
  return 'clause' in next ? next.clause : null
}
const roles = (club: ClubDoc) => club.members.map(({ person, role }) => `${person} ${role}`)
const full = () => changedBy(founded(), joined(who('bea'), 'secret', 0), joined(who('cem', true), 'secret', 0))

describe('a club', () => {
  it('is founded by whoever owns it then, under a name that can be read', () => {
    expect(founded().name).toBe('Old Bridge')
    expect(roles(founded())).toEqual(['ada owner'])
    for (const name of ['', '   ', '\u202e', '!?', 'x'.repeat(61)])
      expect(newClub({ name }, who('ada'), made, 5), name).toMatchObject({ clause: 'clubs.name' })
    expect(newClub({ name: 'A', welcome: 'x'.repeat(601) }, who('ada'), made, 5)).toMatchObject({
      clause: 'clubs.welcome',
    })
    expect(kept(changed({ welcome: 'One\r\n\u202e two \n\n\n\n three' })(founded(), 6)).welcome).toBe(
      'One\ntwo\n\nthree',
    )
  })

  it('takes whoever has the link, was asked by name, or anybody where it is open; up to so many', () => {
    const club = founded()
    expect(refusal(club, joined(who('bea'), undefined, 0))).toBe('clubs.unknown')
    expect(refusal(club, joined(who('bea'), 'guess', 0))).toBe('clubs.unknown')
    expect(refusal(club, joined(who('bea'), 'secret', 1))).toBe('clubs.full')
    expect(roles(changedBy(club, joined(who('bea'), 'secret', 2)))).toEqual(['ada owner', 'bea member'])
    expect(roles(changedBy(club, asked('bea', 'member'), joined(who('bea'), undefined, 0)))).toContain('bea member')
    expect(changedBy(club, asked('bea', 'member'), joined(who('bea'), undefined, 0)).invited).toEqual([])
    expect(roles(changedBy(club, changed({ open: true }), joined(who('bea'), undefined, 0)))).toContain('bea member')
    const again = full()
    expect(joined(who('bea'), undefined, 0)(again, 9)).toBe(again)
  })

  it('sends away by rank, and takes back whom a steward asks', () => {
    const club = changedBy(full(), givenRole('bea', 'steward'))
    expect(refusal(club, sentAway('ada', 'steward'))).toBe('clubs.not-yours')
    expect(refusal(changedBy(club, givenRole('cem', 'steward')), sentAway('cem', 'steward'))).toBe('clubs.not-yours')
    const without = changedBy(club, sentAway('cem', 'steward'))
    expect(memberOf(without, 'cem')).toBeUndefined()
    expect(refusal(without, joined(who('cem'), 'secret', 0))).toBe('clubs.sent-away')
    expect(refusal(without, asked('cem', 'member'))).toBe('clubs.sent-away')
    expect(roles(changedBy(without, asked('cem', 'steward'), joined(who('cem'), undefined, 0)))).toContain('cem member')
  })

  it('always has one owner, who keeps a name', () => {
    const club = full()
    expect(refusal(club, left('ada'))).toBe('clubs.owner-leaves')
    expect(refusal(club, givenRole('ada', 'member'))).toBe('clubs.owner-stays')
    expect(refusal(club, handedOver('cem'))).toBe('clubs.guest-owner')
    expect(refusal(club, handedOver('dov'))).toBe('clubs.no-member')
    const given = changedBy(club, handedOver('bea'))
    expect(roles(given)).toEqual(['ada steward', 'bea owner', 'cem member'])
    expect(roles(changedBy(given, left('ada')))).toEqual(['bea owner', 'cem member'])
  })

  it('goes to a steward when its owner leaves the house, then to who came first; and ends with nobody to own it', () => {
    const four = changedBy(full(), joined(who('dov'), 'secret', 0))
    expect(ownerOf(bereft(four, 'ada') ?? four)?.person).toBe('bea')
    expect(ownerOf(bereft(changedBy(four, givenRole('dov', 'steward')), 'ada') ?? four)?.person).toBe('dov')
    expect(bereft(changedBy(full(), left('bea')), 'ada')).toBeNull()
    expect(roles(bereft(full(), 'cem') ?? four)).toEqual(['ada owner', 'bea member'])
  })

  it('knows people by their newest name, and a guest as whom they turned out to be', () => {
    expect(memberOf(changedBy(full(), renamed({ id: 'cem', name: 'Çem' })), 'cem')).toMatchObject({
      name: 'Çem',
      guest: false,
    })
    expect(roles(changedBy(full(), becomes('cem', who('dov'))))).toContain('dov member')
    expect(roles(changedBy(full(), becomes('cem', who('bea'))))).toEqual(['ada owner', 'bea member'])
  })
})
