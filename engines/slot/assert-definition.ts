import { assertMechanic } from './assert-mechanic.ts'
import { assert, isCount } from './assert.ts'
import type { SlotDefinition, Strips } from './definition.ts'

const assertSymbols = ({ slug, symbols, strips, evaluation, mechanic }: SlotDefinition): void => {
  const reels = strips.base.length * (mechanic?.kind === 'pairs' ? 2 : 1)
  assert(new Set(symbols.map(({ id }) => id)).size === symbols.length, slug, 'symbol ids are unique')
  assert(symbols.filter(({ role }) => role === 'wild').length <= 1, slug, 'there is at most one wild')
  assert(symbols.filter(({ role }) => role === 'scatter').length <= 1, slug, 'there is at most one scatter')
  const is_clusters = evaluation.kind === 'clusters'
  for (const { id, role, pays } of symbols) {
    const entries = Object.entries(pays)
    assert(role === 'wild' ? entries.length === 0 : true, slug, `the wild ${id} pays nothing of its own`)
    assert(role === 'pair' ? entries.length === 0 : true, slug, `the pair ${id} pays as what it holds`)
    assert(role === 'regular' ? entries.length > 0 : true, slug, `${id} pays something`)
    for (const [count, pay] of entries) {
      const most = role === 'scatter' || is_clusters ? Infinity : reels
      assert(Number(count) >= 1 && Number(count) <= most && isCount(pay), slug, `pays of ${id} are whole numbers, for 1 to ${most} of it`)
    }
  }
}

const assertStrips = (definition: SlotDefinition, name: string, strips: Strips): void => {
  const { slug, rows, symbols } = definition
  const roleOf = new Map(symbols.map(({ id, role }) => [id, role]))
  assert(strips.length >= 3 && strips.length <= 6, slug, `${name} has 3 to 6 reels`)
  for (const [reel, strip] of strips.entries()) {
    assert(strip.length >= rows && strip.length <= 256, slug, `${name} reel ${reel + 1} has from ${rows} to 256 stops`)
    for (const id of strip) assert(roleOf.has(id), slug, `${name} reel ${reel + 1} names an unknown symbol ${id}`)
  }
  // Where lines are counted by their first symbol, a wild there would leave open which one it continues.
  if (!definition.mechanic) assert(!strips[0]!.some((id) => roleOf.get(id) === 'wild'), slug, `${name} has no wild on the first reel`)
}

const assertEvaluation = ({ slug, rows, evaluation, strips, wild }: SlotDefinition): void => {
  assert(isCount(wild.multiplier) && wild.multiplier <= 10, slug, 'the wild multiplies by 1 to 10')
  if (evaluation.kind === 'clusters') return
  if (evaluation.kind === 'ways') {
    assert(wild.multiplier === 1, slug, 'a wild in a game of ways does not multiply')
    return
  }
  assert(evaluation.lines.length >= 1 && evaluation.lines.length <= 100, slug, 'there are 1 to 100 lines')
  assert(new Set(evaluation.lines.map(String)).size === evaluation.lines.length, slug, 'no line is there twice')
  for (const line of evaluation.lines) {
    const crosses = line.length === strips.base.length && line.every((row) => Number.isInteger(row) && row >= 0 && row < rows)
    assert(crosses, slug, 'each line crosses every reel inside the window')
  }
}

/** What is in sight of a stack as high as the window tells how far it has to move. */
const assertStacks = ({ slug, rows, wild, symbols, evaluation }: SlotDefinition, strips: Strips): void => {
  const id = symbols.find(({ role }) => role === 'wild')?.id
  if (wild.expands !== 'by-nudges') return
  assert(evaluation.kind === 'lines' && id !== undefined, slug, 'stacks of wilds are nudged on lines')
  for (const strip of strips) {
    const from = strip.findIndex((symbol) => symbol !== id)
    const turned = [...strip.slice(from), ...strip.slice(0, from)]
    const heights = turned.reduce<number[]>(
      (runs, symbol) => (symbol === id ? [...runs.slice(0, -1), (runs.at(-1) ?? 0) + 1] : [...runs, 0]),
      [0],
    )
    const stacks = heights.filter((height) => height > 0)
    assert(stacks.length <= 1 && stacks.every((height) => height === rows), slug, 'a strip has one stack of wilds, as high as the window')
  }
}

const assertFreeSpins = ({ slug, free_spins, symbols }: SlotDefinition): void => {
  if (!free_spins) return
  const { awards, most_spins, multipliers } = free_spins
  assert(
    symbols.some(({ role }) => role === 'scatter'),
    slug,
    'free spins need a scatter',
  )
  assert(isCount(most_spins) && most_spins <= 200, slug, 'a round has at most 200 free spins')
  assert(multipliers.length > 0 && multipliers.every(isCount), slug, 'multipliers are whole numbers')
  for (const spins of Object.values(awards))
    assert(isCount(spins) && spins <= most_spins, slug, 'an award fits into the most spins of a round')
}

/** Throws an Error that names the first rule a definition breaks. Run on every definition before it is compiled. */
export const assertSlotDefinition = (definition: SlotDefinition): void => {
  const { slug, rows, coins_per_stake, cap_multiple, strips } = definition
  assert(/^[a-z0-9-]{1,80}$/.test(slug), slug, 'the slug is kebab-case')
  assert(Number.isInteger(rows) && rows >= 1 && rows <= 7, slug, 'there are 1 to 7 rows')
  assert(isCount(coins_per_stake) && coins_per_stake <= 100, slug, 'a stake is 1 to 100 coins')
  assert(isCount(cap_multiple), slug, 'the cap is a whole number of stakes')
  assert(strips.base.length === strips.free.length, slug, 'free spins have as many reels as the base game')
  assertStrips(definition, 'base', strips.base)
  assertStrips(definition, 'free', strips.free)
  for (const each of [strips.base, strips.free]) assertStacks(definition, each)
  assertSymbols(definition)
  assertEvaluation(definition)
  assertFreeSpins(definition)
  assertMechanic(definition)
}
