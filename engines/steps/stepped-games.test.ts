import { describe, expect, test } from 'vitest'
import { below } from '../chance/below.ts'
import { bytesSource } from '../chance/byte-source.ts'
import { fastSource } from '../chance/fast-source.ts'
import { steppedGames } from '../games.ts'
import type { GameMaths } from '../game.ts'
import { publishedMaths } from '../maths.gen.ts'
import { steppedEngines } from '../registry.ts'
import { steppedMaths } from './maths.ts'
import { isOffered, type SteppedCommand, type SteppedEngine, type SteppedGame, type Standing } from './stepped-game.ts'

const published: Readonly<Record<string, GameMaths>> = publishedMaths
const engineOf = ({ slug }: SteppedGame): SteppedEngine => steppedEngines.find((engine) => engine.slug === slug) as SteppedEngine

const rounds = 600

const share = (text: string): number => {
  const [numerator = 0n, denominator = 1n] = text.split('/').map(BigInt)
  return Number((numerator * 10n ** 15n) / denominator) / 1e15
}

describe.each(steppedGames)('$slug', (game) => {
  const engine = engineOf(game)
  const atRandom = (source: ReturnType<typeof fastSource>) => {
    const command = engine.dealt(source)
    return { command, ...engine.playOut(command, source, ({ offers }) => offers[below(source, offers.length)]?.step ?? '') }
  }

  test('reliability 10: its published figures are those of its definition today', { timeout: 60_000 }, () => {
    expect(steppedMaths(game)).toEqual(published[game.slug])
  })

  test('reliability 10: every published way of playing brings what is published of it', { timeout: 60_000 }, () => {
    for (const [key, play] of Object.entries(game.plays)) {
      const { rtp, deviation, hit_rate } = published[game.slug]?.bets[key] ?? steppedMaths(game)
      const source = fastSource(31)
      let [returned, hits] = [0, 0]
      for (let round = 0; round < rounds; round += 1) {
        const command = { stake_minor: 100, choice: play.choice, steps: [] }
        const { win_minor, staked_minor } = engine.playOut(command, source, play.step)
        returned += (win_minor - staked_minor + 100) / 100
        if (win_minor - staked_minor + 100 > 0) hits += 1
      }
      const margin = (4.5 * Number(deviation)) / Math.sqrt(rounds) + 1e-9
      expect(Math.abs(returned / rounds - share(rtp.exact)), key).toBeLessThanOrEqual(margin)
      const hit = share(hit_rate.exact)
      expect(Math.abs(hits / rounds - hit), key).toBeLessThanOrEqual(4.5 * Math.sqrt((hit * (1 - hit)) / rounds) + 1e-9)
    }
  })

  test('GA-023: what is hidden stays hidden: the same steps show the same, whatever lies behind the next one', () => {
    const source = fastSource(77)
    for (let round = 0; round < 40; round += 1) {
      const choice = game.dealt(source)
      const ranges = game.ranges(choice) ?? []
      const values = ranges.map((range) => below(source, range))
      const taken: string[] = []
      let state = game.begin(choice, values)
      for (;;) {
        const standing = game.standing(state)
        if (standing.offers.length === 0) break
        const shown = JSON.stringify(standing)
        // Another round that has shown the same so far: what its player sees and may do is the same to the letter.
        const other = sameSoFar(game, choice, values, standing, taken, source)
        if (other) expect(JSON.stringify(game.standing(other))).toBe(shown)
        const step = standing.offers[below(source, standing.offers.length)]?.step ?? ''
        state = game.take(state, step)
        taken.push(step)
      }
    }
  })

  test('reliability 8: a round ends by the fallback alone, and by any steps at all, within its bounds', () => {
    const source = fastSource(5)
    for (let round = 0; round < 300; round += 1) {
      const { command, steps, staked_minor, win_minor } = atRandom(source)
      expect(staked_minor).toBeLessThanOrEqual((command.stake_minor / 100) * game.most.staked)
      expect(win_minor).toBeLessThanOrEqual((command.stake_minor / 100) * game.most.returned)
      expect(Number.isSafeInteger(win_minor) && Number.isSafeInteger(staked_minor)).toBe(true)
      expect(steps.length).toBeLessThan(200)
      const idle = engine.playOut(engine.dealt(source), source, ({ offers }) => game.fallback(offers))
      expect(idle.events.at(-1)?.type).toBe('round-ended')
    }
  })

  test('reliability 9: a whole round is told again from its command and its bytes, step by step', () => {
    const bytes = Array.from({ length: 4_096 }, (_, index) => (index * 197 + 31) % 256)
    const command = { stake_minor: 100, choice: game.example, steps: [] }
    const played = engine.playOut(command, bytesSource(bytes), ({ offers }) => offers[0]?.step ?? '')
    const told = engine.play({ ...command, steps: played.steps }, bytesSource(bytes))
    expect(told).toEqual({ win_minor: played.win_minor, events: played.events })
    for (let count = 0; count < played.steps.length; count += 1) {
      const part = engine.stand({ ...command, steps: played.steps.slice(0, count) }, bytesSource(bytes))
      expect(part.is_over).toBe(false)
      expect(part.outcome).toEqual({ win_minor: 0, events: played.events.slice(0, count + 1) })
    }
  })

  test('GA-023: a step that is not offered cannot be played, nor one after the end', () => {
    const source = fastSource(9)
    const begun: SteppedCommand = { stake_minor: 100, choice: game.example, steps: [] }
    for (const step of ['', 'no-such-step', '__proto__', 'open:99', 'door:9', 'open:-1', 'open:1.5', 'door:01'])
      expect(() => engine.stand({ ...begun, steps: [step] }, fastSource(1))).toThrow(RangeError)
    const { steps } = engine.playOut(begun, source, ({ offers }) => game.fallback(offers))
    expect(() => engine.stand({ ...begun, steps: [...steps, ...steps] }, fastSource(9))).toThrow(RangeError)
    expect(isOffered(game, [], steps[0] ?? '')).toBe(false)
  })

  test('checks what it is given: stakes off the hundred, choices of others and malformed steps are none', () => {
    const faultOf = (command: unknown) => {
      const checked = engine.check(command)
      return checked.ok ? null : checked.fault
    }
    const { example: choice } = game
    expect(faultOf({ stake_minor: 200, choice })).toBeNull()
    expect(faultOf({ stake_minor: 250, choice })).toBe('stake-off-grid')
    expect(faultOf({ stake_minor: 0, choice })).toBe('stake-not-positive')
    expect(faultOf({ stake_minor: 100, choice: '__proto__' })).toBe('choice-impossible')
    expect(faultOf({ stake_minor: 100, choice, steps: 'stop' })).toBe('command-malformed')
    expect(faultOf({ stake_minor: 100, choice, steps: [7] })).toBe('command-malformed')
    expect(faultOf({ stake_minor: 100, choice, more: 1 })).toBe('command-malformed')
  })
})

/** A round of other hidden values in which the same steps have shown the same; null where none is found quickly. */
const sameSoFar = (
  game: SteppedGame,
  choice: string,
  values: readonly number[],
  standing: Standing,
  taken: readonly string[],
  source: ReturnType<typeof fastSource>,
): unknown => {
  const ranges = game.ranges(choice) ?? []
  const view = JSON.stringify(standing.view)
  for (let tries = 0; tries < 20; tries += 1) {
    // What is used one by one differs behind what was used; what is placed at once differs everywhere.
    const kept = game.exported.family === 'hidden-fields' ? 0 : standing.used === ranges.length ? taken.length : standing.used
    const other = ranges.map((range, index) => (index < kept ? (values[index] ?? 0) : below(source, range)))
    let state = game.begin(choice, other)
    for (const step of taken) {
      if (!isOffered(game, game.standing(state).offers, step)) break
      state = game.take(state, step)
    }
    const shown = game.standing(state)
    if (shown.offers.length > 0 && JSON.stringify(shown.view) === view) return state
  }
  return null
}
