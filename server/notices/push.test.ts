import { createDecipheriv, createECDH, createPublicKey, createVerify, hkdfSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptFor, isSubscription, newHouseKeys, seal, vapid } from './push.ts'

const b = (text: string) => Buffer.from(text, 'base64url')

describe('RFC 8188, 3.1', () => {
  it('gives the very bytes of the example', () => {
    const sealed = seal(
      b('yqdlZ-tYemfogSmv7Ws5PQ'),
      b('I1BsxtFttlv3u_Oo94xnmw'),
      Buffer.alloc(0),
      Buffer.from('I am the walrus'),
    )
    expect(sealed.toString('base64url')).toBe('I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg')
  })
})

describe('RFC 8291, 5', () => {
  const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
  const auth = 'BTBZMqHH6r4Tts7J_aSIgg'
  it('gives the very bytes of the example', () => {
    const once = { salt: b('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: b('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') }
    const sealed = encryptFor({ p256dh, auth }, Buffer.from('When I grow up, I want to be a watermelon'), once)
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })
  it('is read by the browser it was written for, and is new every time', () => {
    const browser = createECDH('prime256v1')
    browser.generateKeys()
    const to = { p256dh: browser.getPublicKey('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
    const sealed = encryptFor(to, Buffer.from('à vous'))
    expect(encryptFor(to, Buffer.from('à vous')).equals(sealed)).toBe(false)
    const [salt, key, text] = [sealed.subarray(0, 16), sealed.subarray(21, 86), sealed.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), key])
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(key), b(to.auth), info, 32))
    const derived = (what: string, n: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, n))
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    cipher.setAuthTag(text.subarray(-16))
    const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()])
    expect(plain.toString()).toBe('à vous\u0002')
  })
  it('refuses keys that are none', () => {
    expect(isSubscription({ p256dh, auth })).toBe(true)
    expect(isSubscription({ p256dh: p256dh.slice(4), auth })).toBe(false)
    expect(isSubscription({ p256dh, auth: 'short' })).toBe(false)
    expect(isSubscription({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth })).toBe(false)
  })
})

describe('RFC 8292', () => {
  it('signs who sends, for one push service and half a day', () => {
    const keys = newHouseKeys()
    const said = vapid(keys, 'https://push.example.net/x/y', 'mailto:a@example.org', 1_000_000_000_000)
    const [, head = '', claims = '', signature = ''] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(said) ?? []
    expect(JSON.parse(b(claims).toString())).toEqual({
      aud: 'https://push.example.net',
      exp: 1_000_043_200,
      sub: 'mailto:a@example.org',
    })
    const point = b(keys.publicKey)
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    const checked = createVerify('sha256').update(`${head}.${claims}`)
    expect(checked.verify({ key, dsaEncoding: 'ieee-p1363' }, b(signature))).toBe(true)
  })
})
