import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { forgetFolders, testHouse } from '../test/house.ts'

afterAll(forgetFolders)

describe('what is no HTTP', () => {
  it('is answered in a sentence, and the line is closed', async () => {
    const house = await testHouse()
    const answer = await new Promise<string>((resolve, reject) => {
      const line = connect(Number(new URL(house.url).port), '127.0.0.1', () => line.write('no such verb\r\n\r\n'))
      let heard = ''
      line.on('data', (chunk: Buffer) => {
        heard += chunk.toString()
      })
      line.on('end', () => resolve(heard))
      line.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as { error: { key: string; text: string } }
    expect(body.error).toMatchObject({ key: 'http.invalid', text: 'This request cannot be read: Bad Request.' })
    await house.close()
  })
})
