import type { Evaluation, Mechanic, SlotDefinition, Strips } from './definition.ts'

const assert = (holds: boolean, slug: string, rule: string): void => {
  if (!holds) throw new Error(`slot ${slug}: ${rule}`)
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1

const assertSymbols = ({ slug, symbols, strips, evaluation }: SlotDefinition): void => {
  const reels = strips.base.length
  assert(new Set(symbols.map(({ id }) => id)).size === symbols.length, slug, 'symbol ids are unique')
  assert(symbols.filter(({ role }) => role === 'wild').length <= 1, slug, 'there is at most one wild')
  assert(symbols.filter(({ role }) => role === 'scatter').length <= 1, slug, 'there is at most one scatter')
  const is_clusters = evaluation.kind === 'clusters'
  for (const { id, role, pays } of symbols) {
    const entries = Object.entries(pays)
    assert(role === 'wild' ? entries.length === 0 : true, slug, `the wild ${id} pays nothing of its own`)
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

const paysBy: Readonly<Record<Mechanic['kind'], Evaluation['kind']>> = {
  'sticky-wilds': 'lines',
  cascades: 'clusters',
  'hold-and-respin': 'lines',
  book: 'lines',
  'varying-rows': 'ways',
}

/** Where ways are counted by their first symbol, and exact sums take a run that pays to pay at every greater length. */
const assertWays = ({ slug, symbols, strips }: SlotDefinition): void => {
  const wild = symbols.find(({ role }) => role === 'wild')?.id ?? ''
  assert(![strips.base[0], strips.free[0]].some((strip) => strip?.includes(wild)), slug, 'no wild begins a way')
  const reels = strips.base.length
  for (const { id, role, pays } of symbols)
    if (role === 'regular')
      assert(
        Object.keys(pays).every((count) => Number(count) === reels || `${Number(count) + 1}` in pays),
        slug,
        `${id} pays for every greater number too`,
      )
}

const assertMechanic = (definition: SlotDefinition): void => {
  const { slug, mechanic, evaluation, symbols, wild, free_spins, strips, rows } = definition
  const has = (role: 'wild' | 'scatter') => symbols.some((symbol) => symbol.role === role)
  assert((evaluation.kind === 'clusters') === (mechanic?.kind === 'cascades'), slug, 'clusters fall, and nothing else does')
  if (!mechanic) return
  const { kind } = mechanic
  assert(wild.multiplier === 1 && wild.expands === 'never', slug, 'the mechanic alone says what a wild does')
  assert(evaluation.kind === paysBy[kind], slug, `${kind} pays by what it pays by`)
  if (kind === 'sticky-wilds') {
    const wild_id = symbols.find(({ role }) => role === 'wild')?.id
    // Were a wild on an end reel, a line of wilds alone could reach from end to end.
    const ends = [strips.base[0], strips.base.at(-1)]
    assert(has('wild') && !free_spins && ends.every((strip) => !strip?.includes(wild_id ?? '')), slug, 'wilds stay on inner reels')
  }
  if (kind === 'cascades') {
    assert(!has('wild'), slug, 'no wild stands between two clusters')
    assert([...mechanic.multipliers.base, ...mechanic.multipliers.free].every(isCount), slug, 'multipliers are whole numbers')
  }
  if (evaluation.kind === 'ways') assertWays(definition)
  if (kind === 'varying-rows')
    for (const weights of Object.values(mechanic.weights))
      assert(
        mechanic.least >= 1 &&
          weights.length === rows - mechanic.least + 1 &&
          weights.every((weight) => Number.isInteger(weight) && weight >= 0),
        slug,
        'each number of rows has a weight',
      )
  if (kind === 'book')
    assert(
      has('scatter') && !has('wild') && free_spins?.multipliers.join() === '1',
      slug,
      'the book is scatter and wild at once, and nothing multiplies',
    )
  if (kind === 'hold-and-respin') {
    const begins_wild = strips.base[0]!.some((id) => symbols.some((symbol) => symbol.id === id && symbol.role === 'wild'))
    assert(has('scatter') && !free_spins && !begins_wild, slug, 'there is something to hold, and no wild begins a line')
    assert(mechanic.least >= 1 && mechanic.least < strips.base.length * rows, slug, 'a hold begins before the window is full')
    assert(
      isCount(mechanic.respins) && isCount(mechanic.chance) && mechanic.chance < 256 && isCount(mechanic.full),
      slug,
      'a hold has counts',
    )
    assert(
      mechanic.prizes.every(({ stakes, weight }) => isCount(stakes) && isCount(weight)),
      slug,
      'prizes are whole stakes',
    )
    const weights = mechanic.prizes.reduce((sum, { weight }) => sum + weight, 0)
    assert(weights === 256, slug, 'the weights of prizes add up to 256')
  }
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
  assertSymbols(definition)
  assertEvaluation(definition)
  assertFreeSpins(definition)
  assertMechanic(definition)
}
