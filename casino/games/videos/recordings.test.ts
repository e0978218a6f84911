import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { engines } from '#engines/registry.ts'
import { recordGame, recorded_rounds, recording_seed, returnedOf, roundsOf } from './recordings.ts'
import { recordings } from './recordings.gen.ts'

test('every game has a video, and plays each as it was recorded: else run npm run clips', () => {
  expect(new Set(recordings.map(({ slug }) => slug))).toEqual(new Set(engines.map(({ slug }) => slug)))
  for (const recording of recordings) {
    const rounds = roundsOf(recording)
    expect(rounds.map(({ nonce }) => nonce)).toEqual(recording.nonces)
    expect(returnedOf(rounds), `${recording.slug} ${recording.shows}`).toBe(recording.returned)
    expect(rounds.every(({ events }) => (events.at(-1) as { type: string }).type === 'round-ended')).toBe(true)
  }
  expect(new Set(recordings.map(({ id }) => id)).size).toBe(recordings.length)
})

test('rounds in a row begin with the first and leave none out; a win is one, and a chosen round says how often such came', () => {
  for (const { slug, shows, nonces, returned, times } of recordings) {
    if (shows === 'rounds') expect([nonces, times], slug).toEqual([nonces.map((_, index) => index), null])
    else expect(times, slug).toBeGreaterThan(0)
    if (shows === 'win') expect(returned, slug).toBeGreaterThan(100)
    expect(times ?? 0).toBeLessThanOrEqual(recorded_rounds)
  }
})

test('nobody picks: what is recorded of a game follows from the game', () => {
  const ducats = engines.find(({ slug }) => slug === 'ducats')!
  const known = recordings.filter(({ slug }) => slug === 'ducats')
  expect(known.map(({ id: _, recorded_at: __, ...found }) => found)).toEqual(recordGame(ducats))
})

test('the seed is the hash of a phrase that anybody can hash', () => {
  expect(recording_seed).toBe(createHash('sha256').update('openhouse videos').digest('hex'))
})
