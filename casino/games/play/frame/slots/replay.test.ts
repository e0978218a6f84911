import { describe, expect, test } from 'vitest'
import { fastSource } from '#engines/chance/fast-source.ts'
import { slotEngines } from '#engines/registry.ts'
import type { PlayedRound } from '../../contract.ts'
import { replayRound, type Show } from './replay.ts'

const stake_minor = 400

/** A show that writes down what it was told, in no time. */
const notedShow = () => {
  const done: string[] = []
  const amounts: number[] = []
  const cycled: number[] = []
  const note =
    (word: string) =>
    (...given: readonly unknown[]): Promise<void> => {
      done.push(given.length > 0 && typeof given[0] !== 'object' ? `${word} ${String(given[0])}` : word)
      return Promise.resolve()
    }
  const plaque = {
    say: note('say'),
    show: (label: string, amount_minor: number) => {
      amounts.push(amount_minor)
      done.push(`show ${label}`)
    },
    countUp: (label: string, amount_minor: number) => {
      amounts.push(amount_minor)
      return note('count-up')(label)
    },
  }
  const reels = { land: note('land'), spin: note('spin'), fall: note('fall'), nudge: note('nudge'), geometry: { width: 100, height: 100 } }
  const sounds = Object.fromEntries(
    ['started', 'landed', 'scatter', 'returned', 'won', 'feature', 'grown', 'unrolled', 'nudged'].map((name) => [
      name,
      note(`sound-${name}`),
    ]),
  )
  const show = {
    reels,
    wins: {
      reveal: note('reveal'),
      clear: note('clear'),
      cycle: (wins: readonly unknown[]) => {
        cycled.push(wins.length)
        return note('cycle')()
      },
    },
    dial: { spin: note('dial-spin'), land: note('dial-land'), light: note('dial-light') },
    sums: { show: note('sums'), collect: note('sums-collect'), clear: note('sums-clear') },
    trail: { start: note('trail'), step: note('trail-step'), clear: note('trail-clear') },
    held: { begin: note('held'), respin: note('held-respin'), clear: note('held-clear') },
    expanded: { show: note('expanded'), clear: note('expanded-clear') },
    drawn: { show: note('drawn'), pictureOf: String },
    wilds: { show: note('wilds'), walk: note('wilds-walk'), mark: note('wilds-mark'), clear: note('wilds-clear') },
    sparks: { burst: note('sparks') },
    board: {
      plaque,
      set: note('state'),
      counter: note('counter'),
      respins: note('respins'),
      drawn: note('drawn-picture'),
      multiplier: note('multiplier'),
    },
    curtain: { show: ({ tone }: { tone: string }) => note('curtain')(tone) },
    sounds,
    motion: { wait: () => Promise.resolve() },
    text: (key: string) => key,
    amount: String,
    setFeature: note('feature'),
    setWays: note('ways'),
    feature: { picture: '', note: '' },
    least_round_ms: 0,
  }
  return { show: show as unknown as Show, done, amounts, cycled }
}

const roundsOf = (index: number, count: number): PlayedRound[] => {
  const engine = slotEngines[index]!
  const source = fastSource(40 + index)
  return Array.from({ length: count }, (_, nonce) => {
    const { win_minor, events } = engine.play({ stake_minor }, source)
    const rest = { mode: 'demo', currency: 'UAH', server_seed_hash: '', client_seed: '', nonce, at: '' } as const
    return { id: `1-${nonce}`, slug: engine.slug, stake_minor, win_minor, command: { stake_minor }, events: [...events], ...rest }
  })
}

describe.each(slotEngines.map((engine, index) => [engine.slug, index] as const))('%s', (_, index) => {
  const rounds = roundsOf(index, 1_500)

  test('every event that the engine tells is shown, and the round ends on exactly its win', async () => {
    for (const round of rounds) {
      const { show, amounts, done } = notedShow()
      await replayRound(round, show, () => undefined)
      expect(done.filter((word) => word === 'land')).toHaveLength(
        round.events.filter((event) => (event as { type: string }).type === 'reels-stopped').length,
      )
      if (round.win_minor > 0) expect(amounts.at(-1)).toBe(round.win_minor)
      expect(done.at(-1)).toBe('cycle')
    }
  })

  test('look.md: what paid goes on being shown after a win alone', async () => {
    const goes_on = { win: 0, no_win: 0 }
    for (const round of rounds) {
      const { show, cycled } = notedShow()
      await replayRound(round, show, () => undefined)
      goes_on[round.win_minor > stake_minor ? 'win' : 'no_win'] += cycled[0]!
    }
    expect(goes_on).toEqual({ win: expect.any(Number), no_win: 0 })
    // What won in a game of falls is gone when all is still.
    const { mechanic } = slotEngines[index]!.definition
    if (mechanic?.kind !== 'cascades' && mechanic?.kind !== 'falling-ways') expect(goes_on.win).toBeGreaterThan(0)
  })

  test('look.md: a return not above the stake is neither counted up nor sung nor sparkled', async () => {
    const returns = rounds.filter(({ win_minor }) => win_minor > 0 && win_minor <= stake_minor)
    expect(returns.length).toBeGreaterThan(20)
    for (const round of returns) {
      const { show, done } = notedShow()
      await replayRound(round, show, () => undefined)
      expect(done.filter((word) => /count-up|sound-won|sparks|curtain big|curtain great/.test(word))).toEqual([])
      expect(done).toContain('show slots.return')
    }
  })

  test('a win above the stake is celebrated', async () => {
    for (const round of rounds.filter(({ win_minor }) => win_minor > stake_minor)) {
      const { show, done } = notedShow()
      await replayRound(round, show, () => undefined)
      expect(done).toContain('count-up slots.win')
    }
  })
})

test('a press during the show cuts it short, and only once the reels stand', async () => {
  const round = roundsOf(0, 200).find(({ win_minor }) => win_minor > stake_minor)!
  const { show } = notedShow()
  const order: string[] = []
  let cut = (): void => undefined
  const cutting = {
    ...show,
    reels: { ...show.reels, land: () => Promise.resolve(void order.push('landed')) },
    wins: {
      ...show.wins,
      reveal: (_win: unknown, signal: AbortSignal) => {
        order.push(signal.aborted ? 'cut' : 'patient')
        cut()
        return Promise.resolve()
      },
      cycle: () => Promise.resolve(),
    },
    board: {
      ...show.board,
      plaque: {
        ...show.board.plaque,
        countUp: (_l: string, _a: number, _ms: number, signal: AbortSignal) =>
          Promise.resolve(void order.push(signal.aborted ? 'at once' : 'slowly')),
      },
    },
  } as unknown as Show
  await replayRound(round, cutting, (given) => {
    order.push('may be cut')
    cut = given
  })
  expect(order.slice(0, 3)).toEqual(['landed', 'may be cut', 'patient'])
  expect(order.at(-1)).toBe('at once')
})
