import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesSource } from '../chance/byte-source.ts'
import { fastSource } from '../chance/fast-source.ts'
import { slotEngines } from '../registry.ts'
import { plainSpin } from '../testing/plain-slot.ts'
import { smallLines, smallWays } from '../testing/small-slots.ts'
import { publishedMaths } from '../maths.gen.ts'
import { compileSlot } from './compile.ts'
import { slotEngine } from './engine.ts'
import { evaluate, winsFor } from './evaluate.ts'
import type { SlotEvent } from './events.ts'

const maths = publishedMaths['golden-orchard']
const lines = slotEngine(smallLines, maths)
const ways = slotEngine(smallWays, maths)

const eventsOf = <T extends SlotEvent['type']>(events: readonly SlotEvent[], type: T) =>
  events.filter((event): event is Extract<SlotEvent, { type: T }> => event.type === type)

describe('a spin', () => {
  test.each(slotEngines.filter(({ definition }) => !definition.mechanic))(
    'GA-023: of $slug pays what a plain reading of its rules pays, wherever the reels stop',
    ({ definition }) => {
      const slot = compileSlot(definition)
      const wins = winsFor(slot)
      const spins = fc.constantFrom('base', 'free').chain((kind) => {
        const stops = fc.tuple(...definition.strips[kind].map((strip) => fc.nat(strip.length - 1)))
        return fc.tuple(fc.constant(kind), stops)
      })
      fc.assert(
        fc.property(spins, ([kind, at]) => {
          evaluate(slot, slot[kind], at, wins)
          const plain = plainSpin(definition, kind, at)
          expect({ coins: wins.coins, award: slot.awards[wins.scatters] }).toEqual(plain)
        }),
        { numRuns: 3000 },
      )
    },
  )

  test('given a wild in two lines, when the reels stop, then each of them is doubled and told with its cells', () => {
    // Base strips: a b s | a w s b | b a s. Stops 0, 0, 1: rows a a a and b w s.
    const { events, win_minor } = lines.play({ stake_minor: 30 }, bytesSource([0, 0, 1]))
    expect(events[0]).toEqual({
      type: 'reels-stopped',
      spin: 'base',
      stops: [0, 0, 1],
      window: [
        ['a', 'b'],
        ['a', 'w'],
        ['a', 's'],
      ],
    })
    expect(eventsOf(events, 'line-won')).toEqual([
      { type: 'line-won', line: 0, symbol: 'a', count: 3, multiplier: 1, cells: [0, 2, 4], win_minor: 70 },
      { type: 'line-won', line: 2, symbol: 'a', count: 3, multiplier: 2, cells: [0, 3, 4], win_minor: 140 },
    ])
    expect(win_minor).toBe(210)
    expect(events.at(-1)).toEqual({ type: 'round-ended', win_minor: 210, win_multiple: 7 })
  })

  test('given two free spins, when their scatters award more, then the round adds them up to the most and ends', () => {
    // Stops 1, 1, 1 show b s | w s | a s: three scatters, two free spins. Free strips: a s b | w a b | s b a.
    const { events, win_minor } = lines.play({ stake_minor: 3 }, bytesSource([1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 2, 1]))
    expect(eventsOf(events, 'free-spins-awarded')).toEqual([
      { type: 'free-spins-awarded', spins: 2, total: 2, retrigger: false },
      { type: 'free-spins-awarded', spins: 1, total: 3, retrigger: true },
    ])
    expect(eventsOf(events, 'free-spin-started').map(({ index, total }) => [index, total])).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
    ])
    expect(eventsOf(events, 'multiplier-changed')).toEqual([{ type: 'multiplier-changed', multiplier: 3 }])
    expect(eventsOf(events, 'wilds-expanded')).toEqual([
      { type: 'wilds-expanded', reels: [1] },
      { type: 'wilds-expanded', reels: [1] },
      { type: 'wilds-expanded', reels: [1] },
    ])
    const [ended] = eventsOf(events, 'free-spins-ended')
    expect(ended?.spins).toBe(3)
    const told = [...eventsOf(events, 'line-won'), ...eventsOf(events, 'scatter-won')].reduce((sum, event) => sum + event.win_minor, 0)
    expect(win_minor).toBe(told)
  })

  test('given a cap below a win, when it falls, then the round pays the cap', () => {
    const capped = slotEngine({ ...smallLines, cap_multiple: 2 }, maths)
    expect(capped.play({ stake_minor: 30 }, bytesSource([0, 0, 1])).win_minor).toBe(60)
    expect(lines.play({ stake_minor: 30 }, bytesSource([0, 0, 1])).win_minor).toBe(210)
  })

  test('a game of ways tells how many ways won', () => {
    // Base strips: a b s a | a w s b | b a s. Stops 3, 0, 0: a a | a w | b a: two by two by one ways.
    const { events, win_minor } = ways.play({ stake_minor: 2 }, bytesSource([3, 0, 0]))
    expect(eventsOf(events, 'ways-won')).toEqual([
      { type: 'ways-won', symbol: 'a', count: 3, ways: 4, multiplier: 1, cells: [0, 1, 2, 3, 5], win_minor: 28 },
    ])
    expect(win_minor).toBe(28)
  })
})

describe('a round', () => {
  test.each(slotEngines)('reliability 10: of $slug is a pure function of its bytes, and its events add up to its win', (engine) => {
    const stake_minor = engine.definition.coins_per_stake * 7
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const round = engine.play({ stake_minor }, fastSource(seed))
        expect(engine.play({ stake_minor }, fastSource(seed))).toEqual(round)
        expect(engine.playCoins(fastSource(seed)) * 7).toBe(round.win_minor)
        const won = round.events.flatMap((event) =>
          event.type.endsWith('-won') || event.type === 'hold-ended' || event.type === 'trail-ended'
            ? [(event as { readonly win_minor: number }).win_minor]
            : [],
        )
        expect(won.reduce((sum, win_minor) => sum + win_minor, 0)).toBe(round.win_minor)
        expect(JSON.parse(JSON.stringify(round))).toEqual(round)
      }),
      { numRuns: 500 },
    )
  })

  test.each(slotEngines)('of $slug costs and pays in proportion: the same bytes at twice the stake pay twice as much', (engine) => {
    const unit = engine.definition.coins_per_stake
    for (let seed = 0; seed < 500; seed += 1) {
      const once = engine.play({ stake_minor: unit * 5 }, fastSource(seed)).win_minor
      expect(engine.play({ stake_minor: unit * 10 }, fastSource(seed)).win_minor).toBe(once * 2)
    }
  })
})

describe('a command', () => {
  const [orchard] = slotEngines

  test('is accepted on the grid of coins', () => {
    expect(orchard!.check({ stake_minor: 100 })).toEqual({ ok: true, command: { stake_minor: 100 }, stake_minor: 100 })
  })

  test.each([
    [null, 'command-malformed'],
    [undefined, 'command-malformed'],
    [[], 'command-malformed'],
    ['100', 'command-malformed'],
    [{}, 'command-malformed'],
    [{ stake_minor: '100' }, 'command-malformed'],
    [{ stake_minor: 100n }, 'command-malformed'],
    [{ stake_minor: 100, free: true }, 'command-malformed'],
    [{ stake_minor: 0.5 }, 'command-malformed'],
    [{ stake_minor: Number.NaN }, 'command-malformed'],
    [{ stake_minor: 0 }, 'stake-not-positive'],
    [{ stake_minor: -0 }, 'stake-not-positive'],
    [{ stake_minor: -10 }, 'stake-not-positive'],
    [{ stake_minor: 105 }, 'stake-off-grid'],
    [{ stake_minor: 2 ** 60 }, 'stake-too-large'],
    [{ stake_minor: Math.floor(Number.MAX_SAFE_INTEGER / 500) + 10 }, 'stake-too-large'],
    [{ stake_minor: Infinity }, 'command-malformed'],
  ])('%o is refused as %s', (command, fault) => {
    expect(orchard!.check(command)).toEqual({ ok: false, fault })
  })
})
