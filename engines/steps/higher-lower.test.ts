import { expect, test } from 'vitest'
import { bytesSource } from '../chance/byte-source.ts'
import { fastSource } from '../chance/fast-source.ts'
import { steppedEngines } from '../registry.ts'
import { milkyWay, most_cards } from './games/milky-way.ts'
import type { SteppedEngine } from './stepped-game.ts'

const engine = steppedEngines.find(({ slug }) => slug === milkyWay.slug) as SteppedEngine
const begun = { stake_minor: 100, choice: 'cards', steps: [] }
const skips = (count: number): string[] => Array.from({ length: count }, () => 'skip')
/** Every card of these bytes is a seven: a guess of either side is right. */
const sevens = () => bytesSource(Array.from({ length: most_cards }, () => 6))
const offersAfter = (...steps: string[]): string[] => engine.stand({ ...begun, steps }, sevens()).standing.offers.map(({ step }) => step)

test('GA-023: a round is not skipped to its end: whoever has guessed nothing guesses before the last card', () => {
  const source = fastSource(11)
  let lost = 0
  for (let round = 0; round < 200; round += 1) {
    const { steps, win_minor } = engine.playOut(
      begun,
      source,
      ({ offers }) => (offers.find(({ step }) => step === 'skip') ?? offers[0])?.step ?? '',
    )
    // All cards but the last are changed, and the last one is guessed.
    expect(steps.slice(0, -1)).toEqual(skips(most_cards - 2))
    expect(['higher', 'lower', 'same']).toContain(steps.at(-1))
    if (win_minor === 0) lost += 1
  }
  expect(lost).toBeGreaterThan(20)
})

test('GA-023: a card is changed free of charge as long as a guess is left, and behind a right guess also to the last one', () => {
  expect(offersAfter(...skips(most_cards - 3))).toEqual(['higher', 'lower', 'skip'])
  expect(offersAfter(...skips(most_cards - 2))).toEqual(['higher', 'lower'])
  expect(offersAfter('higher', ...skips(most_cards - 3))).toEqual(['higher', 'lower', 'skip', 'stop'])
  const stopped = engine.stand({ ...begun, steps: ['higher', ...skips(most_cards - 2)] }, sevens())
  expect(stopped).toMatchObject({ is_over: true, outcome: { win_minor: Math.floor((98 * 13) / 7) } })
})

test('reliability 9: a round of the time when the last card could be skipped unguessed is still told as it was', () => {
  const told = engine.stand({ ...begun, steps: skips(most_cards - 1) }, fastSource(3))
  expect(told).toMatchObject({ is_over: true, outcome: { win_minor: 100 } })
  // It ended there, and no step but that one is known from before.
  expect(() => engine.stand({ ...begun, steps: skips(most_cards) }, fastSource(3))).toThrow(RangeError)
  expect(() => engine.stand({ ...begun, steps: [...skips(most_cards - 2), 'stop'] }, fastSource(3))).toThrow(RangeError)
})
