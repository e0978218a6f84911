import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastSource } from './chance/fast-source.ts'
import { exportDefinitions } from './export-definitions.ts'
import { engineOf, engines, instantEngines, liveEngines, rouletteEngines, slotEngines, steppedEngines, tableEngines } from './registry.ts'
import { dealtRounds } from './testing/dealt-rounds.ts'

describe('the games of the house', () => {
  test('GA-023: are slots, tables, instant games and games of steps, each found by its slug alone', () => {
    expect(engines).toEqual([...slotEngines, ...rouletteEngines, ...tableEngines, ...instantEngines, ...steppedEngines])
    for (const engine of engines) expect(engineOf(engine.slug)).toBe(engine)
    expect(new Set(engines.map(({ slug }) => slug)).size).toBe(engines.length)
    for (const slug of ['', 'Golden-Orchard', 'no-such-game', '__proto__', 'constructor']) expect(engineOf(slug)).toBeUndefined()
  })

  test('are named in every language, symbols included, and no two symbols of a game alike', () => {
    for (const { definition } of slotEngines) {
      for (const language of ['uk', 'ru', 'en'] as const) {
        const names = definition.symbols.map((symbol) => symbol.names[language])
        expect(new Set(names).size).toBe(definition.symbols.length)
        expect([definition.names[language], ...names].every((name) => name.length > 1)).toBe(true)
      }
    }
  })

  test('reliability 10: the largest win that a game publishes is at least that of each of its bets', () => {
    for (const { slug, maths } of [...engines, ...liveEngines])
      for (const [bet, { max_win_multiple }] of Object.entries(maths.bets))
        expect(Number(maths.max_win_multiple), `${slug} ${bet}`).toBeGreaterThanOrEqual(Number(max_win_multiple))
  })

  test('check any command without throwing, and accept what they can play', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...engines), (command, engine) => {
        const checked = engine.check(command)
        if (checked.ok) expect(Number.isSafeInteger(engine.play(checked.command, fastSource(1)).win_minor)).toBe(true)
        else expect(checked.fault).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: 2000 },
    )
  })

  test('accept every command that a player can give on the grid', () => {
    for (const { slug, command } of dealtRounds(fastSource(3), 300)) expect(engineOf(slug)?.check(command).ok).toBe(true)
  })

  test('a checked command holds nothing of what came from outside but its fields', () => {
    const given = { stake_minor: 100 }
    const checked = engineOf('golden-orchard')?.check(given)
    given.stake_minor = 1_000_000
    expect(checked).toEqual({ ok: true, command: { stake_minor: 100 }, stake_minor: 100 })
  })

  test('are exported whole as plain JSON', () => {
    const definitions = exportDefinitions()
    expect(JSON.parse(JSON.stringify(definitions))).toEqual(definitions)
    expect(Object.keys(definitions.slots)).toEqual(slotEngines.map(({ slug }) => slug))
    expect(Object.keys(definitions.tables)).toEqual([
      ...tableEngines.map(({ slug }) => slug),
      'live-wheel',
      'live-balloon',
      'live-baccarat',
      'live-draw',
    ])
    expect(Object.keys(definitions.roulettes)).toEqual([...rouletteEngines.map(({ slug }) => slug), 'live-roulette'])
    expect(Object.keys(definitions.instants)).toEqual(instantEngines.map(({ slug }) => slug))
    expect(Object.keys(definitions.steps)).toEqual(steppedEngines.map(({ slug }) => slug))
  })
})
