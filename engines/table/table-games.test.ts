import { describe, expect, test } from 'vitest'
import { below } from '../chance/below.ts'
import { fastSource } from '../chance/fast-source.ts'
import type { GameMaths } from '../game.ts'
import { liveTables, tableGames } from '../games.ts'
import { publishedMaths } from '../maths.gen.ts'
import { liveEngineOf, tableEngines } from '../registry.ts'
import { dealRanges, dealtCards } from './cards.ts'
import { baccaratWays, coupOf } from './baccarat.ts'
import { grandBaccarat } from './games/grand-baccarat.ts'
import { tableMaths } from './maths.ts'
import { settleTable, tableTypes, type TableGame } from './table-game.ts'

const published: Readonly<Record<string, GameMaths>> = publishedMaths

/** Throws that a test goes through one by one; hands of cards are met by chance. */
const most_walked = 1_000
const dealt = 20_000

const draws = (game: TableGame): readonly (readonly number[])[] => {
  const all = game.ranges.reduce((product, range) => product * range, 1)
  if (all > most_walked) {
    const source = fastSource(21)
    return Array.from({ length: dealt }, () => game.ranges.map((range) => below(source, range)))
  }
  return Array.from({ length: all }, (_, number) => {
    let rest = number
    return game.ranges.map((range) => {
      const value = rest % range
      rest = Math.floor(rest / range)
      return value
    })
  })
}

describe.each([...tableGames, ...liveTables])('$slug', (game) => {
  test('reliability 10: the outcomes of every place are what going through its draws gives', { timeout: 60_000 }, () => {
    const values = draws(game)
    const is_walk = values.length <= most_walked
    for (const { id, type } of game.places) {
      const outcomes = game.outcomes(type)
      const ways = outcomes.reduce((sum, one) => sum + one.ways, 0n)
      const seen = Map.groupBy(values, (one) => game.halves(id, one))
      for (const halves of new Set([...seen.keys(), ...outcomes.map((one) => one.halves)])) {
        const told = outcomes.reduce((sum, one) => (one.halves === halves ? sum + one.ways : sum), 0n)
        const share = Number((told * 10n ** 15n) / ways) / 1e15
        const margin = is_walk ? 1e-12 : 5 * Math.sqrt((share * (1 - share)) / values.length)
        expect(Math.abs((seen.get(halves)?.length ?? 0) / values.length - share), `${id} returns ${halves} halves`).toBeLessThanOrEqual(
          margin,
        )
      }
    }
  })

  test('reliability 10: its published figures are those of today, and every bet returns from 91 to 99.5 %', { timeout: 60_000 }, () => {
    const maths = tableMaths(game)
    expect(maths).toEqual(published[game.slug])
    for (const [type, { rtp }] of Object.entries(maths.bets)) {
      expect(Number(rtp.percent), type).toBeGreaterThanOrEqual(91)
      expect(Number(rtp.percent), type).toBeLessThanOrEqual(99.5)
    }
    expect(Object.keys(maths.bets)).toEqual(tableTypes(game))
  })

  test('pays every chip for itself: a round of all places is the sum of its bets, told in their order', () => {
    const bets = game.places.map(({ id }, index) => ({ place: id, stake_minor: 2 * (index + 1) }))
    for (const values of draws(game).slice(0, 200)) {
      const { win_minor, events } = settleTable(game, { bets }, values)
      const alone = bets.map((bet) => settleTable(game, { bets: [bet] }, values).win_minor)
      expect(win_minor).toBe(alone.reduce((sum, one) => sum + one, 0))
      expect(events.slice(1, -1)).toEqual(
        bets.map(({ place, stake_minor }, index) =>
          alone[index]! > 0 ? { type: 'bet-won', place, stake_minor, win_minor: alone[index] } : { type: 'bet-lost', place, stake_minor },
        ),
      )
    }
  })

  test('GA-023: a place that is none, an odd chip and a stake of nothing are refused before anything is drawn', () => {
    const engine = tableEngines.find(({ slug }) => slug === game.slug) ?? liveEngineOf(game.slug)
    const faultOf = (command: unknown) => {
      const checked = engine?.check(command)
      return checked?.ok ? null : checked?.fault
    }
    const [{ id } = { id: '' }] = game.places
    expect(faultOf({ bets: [{ place: id, stake_minor: 100 }] })).toBeNull()
    expect(faultOf({ bets: [{ place: id, stake_minor: 7 }] })).toBe('stake-off-grid')
    expect(faultOf({ bets: [{ place: id, stake_minor: 0 }] })).toBe('stake-not-positive')
    expect(faultOf({ bets: [{ place: `${id}:9`, stake_minor: 100 }] })).toBe('bet-impossible')
    expect(faultOf({ bets: [{ place: '__proto__', stake_minor: 100 }] })).toBe('bet-impossible')
    expect(faultOf({ bets: [] })).toBe('bets-missing')
    expect(faultOf({ stake_minor: 100 })).toBe('command-malformed')
  })
})

describe('cards from a shoe', () => {
  test('reliability 8: every card of every pack comes once, whichever are drawn', () => {
    const source = fastSource(4)
    for (let shoe = 0; shoe < 50; shoe += 1) {
      const cards = dealtCards(dealRanges(2, 104).map((range) => below(source, range)))
      const counts = Map.groupBy(cards, ({ rank, suit }) => `${rank} ${suit}`)
      expect([counts.size, [...counts.values()].every((alike) => alike.length === 2)]).toEqual([52, true])
    }
  })

  test('the first of those that are left comes for 0, the last for the highest number', () => {
    expect(dealtCards([0, 0, 0])).toEqual([1, 2, 3].map((rank) => ({ rank, suit: 'spades' })))
    expect(dealtCards([51, 50])).toEqual([13, 12].map((rank) => ({ rank, suit: 'diamonds' })))
    expect(dealtCards([5, 5, 4]).map(({ rank }) => rank)).toEqual([6, 7, 5])
  })
})

describe('a coup of baccarat', () => {
  const coup = (...ranks: readonly number[]) => {
    const { player, banker, player_points, banker_points } = coupOf(ranks.map((rank) => ({ rank })))
    return [player.length, banker.length, player_points, banker_points]
  }

  test.each([
    ['a natural stands against anything', [9, 2, 10, 3, 5, 5], [2, 2, 9, 5]],
    ['a banker with a natural stops the player', [2, 4, 1, 4, 5, 5], [2, 2, 3, 8]],
    ['a player with six stands, and the banker draws on five', [2, 2, 4, 3, 4, 9], [2, 3, 6, 9]],
    ['a banker with three does not draw against an eight', [1, 1, 1, 2, 8, 9], [3, 2, 0, 3]],
    ['a banker with three draws against a nine', [1, 1, 1, 2, 9, 4], [3, 3, 1, 7]],
    ['a banker with four draws against a two, not against an ace', [1, 2, 1, 2, 2, 5], [3, 3, 4, 9]],
    ['a banker with four stands against an ace', [1, 2, 1, 2, 1, 5], [3, 2, 3, 4]],
    ['a banker with five draws against a four', [1, 2, 1, 3, 4, 2], [3, 3, 6, 7]],
    ['a banker with six draws against a six', [1, 3, 1, 3, 6, 1], [3, 3, 8, 7]],
    ['a banker with six stands against a five', [1, 3, 1, 3, 5, 1], [3, 2, 7, 6]],
    ['a banker with seven stands', [1, 3, 1, 4, 7, 1], [3, 2, 9, 7]],
  ])('%s', (_, ranks, expected) => {
    expect(coup(...ranks)).toEqual(expected)
  })

  test('reliability 10: what pages say of the chances of the sides is what counting every order of six cards gives', () => {
    const ways = (place: string, least_halves: number): bigint =>
      grandBaccarat.outcomes(place).reduce((sum, one) => (one.halves >= least_halves ? sum + one.ways : sum), 0n)
    expect([ways('player', 3), ways('banker', 3), ways('tie', 0)].map(Number)).toEqual(Object.values(baccaratWays))
  })
})
