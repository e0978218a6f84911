import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seededRandom, systemRandom } from './random.ts'
import { keepsCommitment, newClientSeed, newServerSeed, seedCommitment } from './seed-commitment.ts'

describe('random', () => {
  test('gives bytes, digits, tokens and identifiers of the asked length', () => {
    for (const random of [systemRandom, seededRandom('seed')]) {
      expect(random.bytes(33)).toHaveLength(33)
      expect(random.hex(5)).toMatch(/^[0-9a-f]{10}$/)
      expect(random.token()).toMatch(/^[A-Za-z0-9_-]{22}$/)
      expect(random.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  test('held randomness repeats for the same seed alone and never within a run', () => {
    const [one, again, other] = [seededRandom('a'), seededRandom('a'), seededRandom('b')]
    const first = one.hex(16)
    expect(again.hex(16)).toBe(first)
    expect(other.hex(16)).not.toBe(first)
    expect(one.hex(16)).not.toBe(first)
  })

  test('a number below n is one of all n, and reads on where bytes were thrown away', () => {
    const random = seededRandom('numbers')
    const numbers = Array.from({ length: 3_000 }, () => random.below(129))
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 129 }, (_none, n) => n)))
    expect(random.below(1)).toBe(0)
    expect(() => random.below(0)).toThrow(RangeError)
  })
})

describe('seed commitment', () => {
  test('reliability 9: is SHA-256 of the seed as the player reads it', () => {
    const seed = newServerSeed(seededRandom('house'))
    expect(seedCommitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
    expect(keepsCommitment(seed, seedCommitment(seed))).toBe(true)
    expect(keepsCommitment(newServerSeed(systemRandom), seedCommitment(seed))).toBe(false)
    expect(keepsCommitment(seed, 'nonsense')).toBe(false)
    expect(() => seedCommitment('short')).toThrow(RangeError)
  })

  test('new client seeds are seeds that a round accepts', () => {
    expect(newClientSeed(systemRandom)).toMatch(/^[0-9a-f]{20}$/)
  })
})
