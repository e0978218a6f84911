import { expect, test } from 'vitest'
import { fastSource } from '#engines/chance/fast-source.ts'
import type { SlotEvent } from '#engines/slot/events.ts'
import { slotEngines } from '#engines/registry.ts'
import { standingOf } from './standing.ts'

/** The first round of a game in which something happens. */
const roundWith = (slug: string, has: (events: readonly SlotEvent[]) => boolean): readonly SlotEvent[] => {
  const { play, definition } = slotEngines.find((engine) => engine.slug === slug)!
  const source = fastSource(8)
  for (;;) {
    const { events } = play({ stake_minor: definition.coins_per_stake }, source)
    if (has(events)) return events
  }
}

test('a page that opens again shows nudged clocks where they were nudged to, with what they multiply by', () => {
  const { definition } = slotEngines.find(({ slug }) => slug === 'house-of-clocks')!
  const events = roundWith('house-of-clocks', (told) => told.some(({ type }) => type === 'wilds-nudged'))
  const [nudged] = events.filter((event) => event.type === 'wilds-nudged')
  const { stopped, covered, marks } = standingOf(events)!
  for (const { reel, multiplier } of nudged!.reels) {
    const strip = definition.strips[stopped.spin][reel]!
    const shown = Array.from({ length: definition.rows }, (_, row) => strip[(stopped.stops[reel]! + row + strip.length) % strip.length])
    expect(new Set(shown)).toEqual(new Set(['clock']))
    expect(covered).toContain(reel)
    expect(marks.get(reel)).toBe(`×${multiplier}`)
  }
})

test('reels that were covered before the last respin are covered still, and all of them can be landed on', () => {
  const events = roundWith('polar-lights', (told) => told.filter(({ type }) => type === 'respin-awarded').length === 2)
  const all = events.flatMap((event) => (event.type === 'wilds-expanded' ? event.reels : []))
  const { stopped, covered } = standingOf(events)!
  expect([...covered].toSorted()).toEqual(all.toSorted())
  expect(stopped).not.toHaveProperty('held')
})

test('what fell together is shown as it fell, and the next spin is shown as it stopped', () => {
  const events = roundWith('mavka-pond', (told) => told.filter(({ type }) => type === 'cascaded').length === 2)
  const falls = events.filter((event) => event.type === 'cascaded')
  expect(standingOf(events)!.fallen).toEqual(falls.at(-1)!.window)
  expect(standingOf([...events, ...roundWith('mavka-pond', (told) => !told.some(({ type }) => type === 'cascaded'))])!.fallen).toBeNull()
  expect(standingOf([])).toBeUndefined()
})
