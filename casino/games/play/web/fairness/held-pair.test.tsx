import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Seeds } from '../../fairness-contract.ts'
import { Reveal } from './reveal.tsx'
import { SeedsPanel } from './seeds-panel.tsx'
import { revealedKey } from './use-history-round.ts'
import { rotatedText } from './use-rotation.ts'

const pair = (id: number) => ({ id, server_seed_hash: `hash-${id}`, client_seed: `client-${id}` })
const revealed = (id: number) => ({ ...pair(id), server_seed: `seed-${id}`, rounds: 1, revealed_at: '2026-11-28T10:00:00.000Z' })
const seeds = (active: number, retiring: readonly number[], retired: readonly number[]): Seeds => ({
  server_seed_hash: `hash-${active}`,
  client_seed: `client-${active}`,
  nonce: 0,
  next_server_seed_hash: `hash-${active + 1}`,
  retiring: retiring.map(pair),
  retired: retired.map(revealed),
})
const nothing = () => undefined

test('reliability 26: a change of seeds says that the previous one is revealed only where it is; with a round open on it, that it waits', () => {
  expect(rotatedText(seeds(1, [], []), seeds(2, [], [1]))).toBe('fairness.seeds.rotated')
  expect(rotatedText(seeds(1, [], []), seeds(2, [1], []))).toBe('fairness.seeds.rotated-waits')
  // An older one that waits is not the one that was left now.
  expect(rotatedText(seeds(2, [1], []), seeds(3, [1], [2]))).toBe('fairness.seeds.rotated')
})

test('reliability 26: a pair that waits for its open round is shown with its fingerprint, between the next one and those revealed', () => {
  expect(html(<SeedsPanel seeds={seeds(2, [1], [])} onChange={nothing} />)).toMatch(/hash-3.*fairness\.seeds\.retiring.*hash-1.*client-1/s)
  expect(html(<SeedsPanel seeds={seeds(2, [], [1])} onChange={nothing} />)).not.toContain('fairness.seeds.retiring')
})

test('reliability 26: the checker offers no press for a secret that an open round still needs, and says what it waits for', () => {
  const notice = (is_held: boolean) => html(<Reveal is_held={is_held} seeds={seeds(2, [1], [])} onSeeds={nothing} />)
  expect(notice(false)).toMatch(/fairness\.verify\.not-revealed\.text.*<button/s)
  expect(notice(true)).toContain('fairness.verify.held.text')
  expect(notice(true)).not.toContain('<button')
})

test('a round is looked at again when its pair is revealed, also after younger ones were', () => {
  expect(revealedKey(seeds(3, [], [2, 1]))).not.toBe(revealedKey(seeds(3, [1], [2])))
  expect(revealedKey(seeds(3, [], [2, 1]))).toBe(revealedKey(seeds(3, [], [2, 1])))
})
