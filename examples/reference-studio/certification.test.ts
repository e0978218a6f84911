import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { examine } from '../../scripts/certify/examine.ts'
import type { Carry } from './house.ts'
import { createStudio } from './studio.ts'
import { mutants } from './testing/mutants.ts'

const key = 'ab'.repeat(32)
const name = 'reference'
const now = (): Date => new Date()

const open: Server[] = []
afterEach(() => {
  for (const studio of open.splice(0)) {
    studio.closeAllConnections()
    studio.close()
  }
})

/** The reference studio on staging, its calls spoiled on their way. */
const studioFor =
  (spoil: (next: Carry) => Carry) =>
  async (url: string): Promise<string> => {
    const plain: Carry = async ({ path, headers, body }) => {
      const response = await fetch(url + path, { method: 'POST', headers, body })
      return { status: response.status, body: await response.text() }
    }
    const studio = createStudio({ url, name, key, now, pause_ms: 5, is_staging: true, carry: spoil(plain) })
    open.push(studio)
    studio.listen(0, '127.0.0.1')
    await once(studio, 'listening')
    return `http://127.0.0.1:${(studio.address() as AddressInfo).port}`
  }

test('the reference studio, written from the document alone, passes every scene of the certification', async () => {
  const results = await examine({ name, key, patience_ms: 2_000, studioFor: studioFor((next) => next) })
  expect(results.length).toBeGreaterThan(10)
  expect(results.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('there are more than twenty ways to do it wrong', () => expect(mutants.length).toBeGreaterThan(20))

test.each(mutants)('a studio that $what is not certified', async ({ scene, fault, spoil }) => {
  const results = await examine({
    name,
    key,
    patience_ms: 100,
    only: (title) => scene.test(title),
    studioFor: studioFor((next) => spoil(next, key, now)),
  })
  expect(results.flatMap(({ faults }) => faults)).toContain(fault)
})
