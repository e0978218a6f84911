import { assert, isCount } from './assert.ts'
import { trail_die } from './trail-die.ts'
import type { Evaluation, Mechanic, SlotDefinition } from './definition.ts'

type OfKind<Kind extends Mechanic['kind']> = Extract<Mechanic, { kind: Kind }>

interface MechanicRules<Kind extends Mechanic['kind']> {
  readonly pays_by: Evaluation['kind']
  readonly check: (definition: SlotDefinition, mechanic: OfKind<Kind>) => void
}

const idOf = ({ symbols }: SlotDefinition, role: 'wild' | 'scatter'): string | undefined =>
  symbols.find((symbol) => symbol.role === role)?.id

const has = (definition: SlotDefinition, role: 'wild' | 'scatter'): boolean => idOf(definition, role) !== undefined

const isOn = (strip: readonly string[] | undefined, id: string | undefined): boolean => strip?.includes(id ?? '') === true

const assertPrizes = ({ slug }: SlotDefinition, prizes: OfKind<'hold-and-respin'>['prizes']): void => {
  assert(
    prizes.every(({ stakes, weight }) => isCount(stakes) && isCount(weight)),
    slug,
    'prizes are whole stakes',
  )
  assert(prizes.reduce((sum, { weight }) => sum + weight, 0) === 256, slug, 'the weights of prizes add up to 256')
}

const mechanics: { readonly [Kind in Mechanic['kind']]: MechanicRules<Kind> } = {
  'sticky-wilds': {
    pays_by: 'lines',
    check: (definition) => {
      const { strips, free_spins, slug } = definition
      const wild = idOf(definition, 'wild')
      // Were a wild on an end reel, a line of wilds alone could reach from end to end.
      const ends = [strips.base[0], strips.base.at(-1)]
      assert(wild !== undefined && !free_spins && !ends.some((strip) => isOn(strip, wild)), slug, 'wilds stay on inner reels')
    },
  },
  cascades: {
    pays_by: 'clusters',
    check: (definition, { multipliers }) => {
      assert(!has(definition, 'wild'), definition.slug, 'no wild stands between two clusters')
      assert([...multipliers.base, ...multipliers.free].every(isCount), definition.slug, 'multipliers are whole numbers')
    },
  },
  'hold-and-respin': {
    pays_by: 'lines',
    check: (definition, { least, respins, chance, full, prizes }) => {
      const { slug, strips, free_spins, rows } = definition
      const begins_wild = isOn(strips.base[0], idOf(definition, 'wild'))
      assert(has(definition, 'scatter') && !free_spins && !begins_wild, slug, 'there is something to hold, and no wild begins a line')
      assert(least >= 1 && least < strips.base.length * rows, slug, 'a hold begins before the window is full')
      assert(isCount(respins) && isCount(chance) && chance < 256 && isCount(full), slug, 'a hold has counts')
      assertPrizes(definition, prizes)
    },
  },
  book: {
    pays_by: 'lines',
    check: (definition) =>
      assert(
        has(definition, 'scatter') && !has(definition, 'wild') && definition.free_spins?.multipliers.join() === '1',
        definition.slug,
        'the book is scatter and wild at once, and nothing multiplies',
      ),
  },
  'varying-rows': {
    pays_by: 'ways',
    check: ({ slug, rows }, { least, weights }) => {
      for (const each of Object.values(weights))
        assert(
          least >= 1 && each.length === rows - least + 1 && each.every((weight) => Number.isInteger(weight) && weight >= 0),
          slug,
          'each number of rows has a weight',
        )
    },
  },
  'walking-wilds': {
    pays_by: 'ways',
    check: (definition, { multipliers }) => {
      const { slug, free_spins } = definition
      assert(
        has(definition, 'wild') && !has(definition, 'scatter') && !free_spins,
        slug,
        'a wild walks, and respins are all that it brings',
      )
      assert(multipliers.length > 1 && multipliers.length <= 20 && multipliers.every(isCount), slug, 'each spin has a multiplier')
    },
  },
  'falling-ways': {
    pays_by: 'ways',
    check: (definition, { multipliers }) => {
      const { slug, free_spins } = definition
      assert(has(definition, 'scatter') && free_spins?.multipliers.join() === '1', slug, 'falls alone multiply')
      assert(multipliers.length > 1 && multipliers.length <= 20 && multipliers.every(isCount), slug, 'each fall has a multiplier')
    },
  },
  pairs: {
    pays_by: 'lines',
    check: (definition) => {
      const { slug, symbols, strips, free_spins } = definition
      const regular = new Set(symbols.flatMap(({ id, role }) => (role === 'regular' ? [id] : [])))
      const pairs = symbols.filter(({ role }) => role === 'pair')
      assert(pairs.length > 0 && pairs.every(({ of }) => of !== undefined && regular.has(of)), slug, 'a pair holds two of a regular symbol')
      assert(!free_spins && !has(definition, 'scatter'), slug, 'pairs are all that there is')
      assert(!isOn(strips.base[0], idOf(definition, 'wild')), slug, 'no wild begins a line')
    },
  },
  'sticky-reels': {
    pays_by: 'lines',
    check: (definition) => {
      const { slug, strips, free_spins } = definition
      const wild = idOf(definition, 'wild')
      assert(
        wild !== undefined && has(definition, 'scatter') && free_spins?.multipliers.join() === '1',
        slug,
        'wilds stay in free spins that multiply nothing',
      )
      assert(![strips.base[0], strips.free[0]].some((strip) => isOn(strip, wild)), slug, 'no wild begins a line')
    },
  },
  trail: {
    pays_by: 'lines',
    check: (definition, { least, fields }) => {
      const { slug, strips, free_spins, rows } = definition
      const begins_wild = isOn(strips.base[0], idOf(definition, 'wild'))
      assert(has(definition, 'scatter') && !free_spins && !begins_wild, slug, 'scatters begin the walk, and no wild begins a line')
      assert(least >= 1 && least <= strips.base.length * rows, slug, 'a walk begins with scatters that can be there')
      const is_whole = fields.every((field) => field.does === 'ends' || isCount(field.does === 'pays' ? field.stakes : field.by))
      assert(
        fields.length > trail_die && fields.length <= 60 && is_whole,
        slug,
        'a trail has from 7 to 60 fields, and they pay whole stakes',
      )
      assert(
        fields.slice(0, trail_die).every(({ does }) => does === 'pays'),
        slug,
        'the first step of a walk pays',
      )
    },
  },
  collect: {
    pays_by: 'ways',
    check: (definition, { sums, raises }) => {
      const { slug, symbols, strips, free_spins, rows } = definition
      const named = (role: 'coin' | 'collector') => symbols.filter((symbol) => symbol.role === role).map(({ id }) => id)
      const [[coin], [collector]] = [named('coin'), named('collector')]
      assert(
        coin !== undefined && collector !== undefined && named('coin').length + named('collector').length === 2,
        slug,
        'one symbol carries sums, one gathers them',
      )
      assert(has(definition, 'scatter') && free_spins?.multipliers.join() === '1', slug, 'collectors alone raise what free spins pay')
      for (const all of Object.values(strips)) {
        assert(
          !isOn(all.at(-1), coin) && !all.slice(0, -1).some((strip) => isOn(strip, collector)),
          slug,
          'collectors stand on the last reel, coins on the others',
        )
        const last = all.at(-1) ?? []
        const windows = last.map((_, stop) => Array.from({ length: rows }, (__, row) => last[(stop + row) % last.length]))
        assert(
          windows.every((cells) => cells.filter((cell) => cell === collector).length <= 1),
          slug,
          'no two collectors are in sight at once',
        )
      }
      assert(sums.length > 0 && sums.every(({ coins, weight }) => isCount(coins) && isCount(weight)), slug, 'sums are whole coins')
      assert(raises[0] === 1 && raises.length <= 20 && raises.every(isCount), slug, 'the first collector pays what the coins carry')
    },
  },
  'multiplier-reel': {
    pays_by: 'ways',
    check: (definition, { reel }) => {
      const { slug, free_spins } = definition
      assert(has(definition, 'scatter') && free_spins?.multipliers.join() === '1', slug, 'one reel multiplies, and nothing else')
      for (const stops of Object.values(reel))
        assert(
          stops.length > 1 && stops.length <= 256 && stops.every(isCount),
          slug,
          'the reel of multipliers has from 2 to 256 whole numbers',
        )
      assert(Math.min(...reel.free) > Math.min(...reel.base), slug, 'free spins have no such small multipliers')
    },
  },
}

/** Where ways are counted by their first symbol, and exact sums take a run that pays to pay at every greater length. */
const assertWays = (definition: SlotDefinition): void => {
  const { slug, symbols, strips } = definition
  const wild = idOf(definition, 'wild')
  assert(![strips.base[0], strips.free[0]].some((strip) => isOn(strip, wild)), slug, 'no wild begins a way')
  const reels = strips.base.length
  for (const { id, role, pays } of symbols)
    if (role === 'regular')
      assert(
        Object.keys(pays).every((count) => Number(count) === reels || `${Number(count) + 1}` in pays),
        slug,
        `${id} pays for every greater number too`,
      )
}

/** What a mechanic asks of the definition that it stands in. */
export const assertMechanic = (definition: SlotDefinition): void => {
  const { slug, mechanic, evaluation, wild, symbols } = definition
  assert((evaluation.kind === 'clusters') === (mechanic?.kind === 'cascades'), slug, 'clusters fall, and nothing else does')
  assert(mechanic?.kind === 'pairs' || symbols.every(({ role }) => role !== 'pair'), slug, 'pairs stand in a game of pairs')
  if (!mechanic) return
  assert(wild.multiplier === 1 && wild.expands === 'never', slug, 'the mechanic alone says what a wild does')
  const { pays_by, check } = mechanics[mechanic.kind] as MechanicRules<Mechanic['kind']>
  assert(evaluation.kind === pays_by, slug, `${mechanic.kind} pays by what it pays by`)
  if (evaluation.kind === 'ways') assertWays(definition)
  check(definition, mechanic)
}
