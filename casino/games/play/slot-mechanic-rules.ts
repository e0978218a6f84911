import type { Mechanic, SlotDefinition, SymbolDefinition, SymbolId } from '#engines/slot/definition.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { texts } from './slot-rules-texts.ts'

/** One rule of a slot; with the symbol that it is about, where it is about one. */
export interface SlotRule {
  readonly symbol?: SymbolId
  readonly words: string
}

export type RulesText = (key: keyof typeof texts, values?: Readonly<Record<string, string | number>>) => string

/** What the rules of a mechanic are written with. */
interface Words {
  readonly definition: SlotDefinition
  readonly wild: string
  readonly scatter: string
  readonly language: Language
  readonly text: RulesText
}

type OfKind<Kind extends Mechanic['kind']> = Extract<Mechanic, { readonly kind: Kind }>

const times = (multipliers: readonly number[]): string => multipliers.map((each) => `×${each}`).join(', ')

const symbolOf = ({ symbols }: SlotDefinition, role: SymbolDefinition['role']) => symbols.find((symbol) => symbol.role === role)

const about = (symbol: SymbolDefinition | undefined, words: string): SlotRule => ({ ...(symbol ? { symbol: symbol.id } : {}), words })

const trailRules = ({ least, fields }: OfKind<'trail'>, { scatter, text }: Words): SlotRule[] => {
  const named = fields.map((field) => {
    if (field.does === 'ends') return text('slots.rules.trail-storm')
    return field.does === 'pays' ? `+${field.stakes}` : `×${field.by}`
  })
  return [
    { words: text('slots.rules.trail', { name: scatter, least }) },
    { words: text('slots.rules.trail-fields', { fields: named.join(', ') }) },
  ]
}

const collectRules = ({ sums, raises }: OfKind<'collect'>, { definition, language, text }: Words): SlotRule[] => {
  const all = sums.reduce((total, { weight }) => total + weight, 0)
  const stakes = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const listed = sums.map(({ coins, weight }) => `×${stakes.format(coins / definition.coins_per_stake)}\u00a0→\u00a0${weight}/${all}`)
  const [coin, collector] = [symbolOf(definition, 'coin'), symbolOf(definition, 'collector')]
  const names = { coin: coin?.names[language] ?? '', collector: collector?.names[language] ?? '' }
  return [
    about(collector, text('slots.rules.collect', names)),
    about(coin, text('slots.rules.collect-sums', { sums: listed.join(', ') })),
    { words: text('slots.rules.collect-raises', { raises: times(raises) }) },
  ]
}

/** Each number of the reel with its chance. */
const chancesOn = (reel: readonly number[]): string =>
  [...new Set(reel)]
    .toSorted((a, b) => a - b)
    .map((number) => `×${number}\u00a0→\u00a0${reel.filter((one) => one === number).length}/${reel.length}`)
    .join(', ')

/** Each number of rows with its chance. */
const sharesFrom = (least: number, weights: readonly number[]): string => {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.flatMap((weight, more) => (weight > 0 ? [`${least + more}\u00a0→\u00a0${weight}/${all}`] : [])).join(', ')
}

const holdRules = ({ least, respins, chance, prizes, full }: OfKind<'hold-and-respin'>, { scatter, text }: Words): SlotRule[] => {
  const share = (part: number): string => `${part}\u00a0/\u00a0256`
  const level = (name: 'mini' | 'minor' | 'major'): string => {
    const prize = prizes.find((one) => one.level === name)
    return prize ? text(`slots.rules.level-${name}`, { multiple: prize.stakes, share: share(prize.weight) }) : ''
  }
  const plain = prizes.filter((one) => !one.level).map(({ stakes, weight }) => `×${stakes} (${share(weight)})`)
  return [
    { words: text('slots.rules.hold', { name: scatter, least, respins, share: share(chance) }) },
    { words: text('slots.rules.hold-prizes', { prizes: plain.join(', ') }) },
    { words: `${(['mini', 'minor', 'major'] as const).map(level).join(', ')}. ${text('slots.rules.hold-full', { multiple: full })}` },
  ]
}

const rulesOf: { readonly [Kind in Mechanic['kind']]: (mechanic: OfKind<Kind>, words: Words) => SlotRule[] } = {
  'sticky-wilds': (_, { wild, text }) => [{ words: text('slots.rules.sticky-wilds', { name: wild }) }],
  'sticky-reels': (_, { wild, text }) => [{ words: text('slots.rules.sticky-reels', { name: wild }) }],
  pairs: (_, { definition, text }) => [
    about(symbolOf(definition, 'pair'), text('slots.rules.pairs', { most: definition.strips.base.length * 2 })),
  ],
  'falling-ways': ({ multipliers }, { text }) => [
    { words: text('slots.rules.falling-ways', { multipliers: times(multipliers) }) },
    { words: text('slots.rules.falling-ways-free') },
  ],
  cascades: ({ multipliers: { base, free } }, { definition, text }) => [
    { words: text('slots.rules.cascades', { multipliers: times(base) }) },
    ...(definition.free_spins ? [{ words: text('slots.rules.cascades-free', { multipliers: times(free) }) }] : []),
  ],
  'walking-wilds': ({ multipliers }, { wild, text }) => [
    { words: text('slots.rules.walking-wilds', { name: wild }) },
    { words: text('slots.rules.walking-multipliers', { multipliers: times(multipliers), count: multipliers.length }) },
  ],
  trail: trailRules,
  collect: collectRules,
  'multiplier-reel': ({ reel }, { text }) => [
    { words: text('slots.rules.multiplier-reel', { chances: chancesOn(reel.base) }) },
    { words: text('slots.rules.multiplier-reel-free', { chances: chancesOn(reel.free) }) },
  ],
  'varying-rows': ({ least, weights }, { text }) => [
    { words: text('slots.rules.varying-rows', { base: sharesFrom(least, weights.base), free: sharesFrom(least, weights.free) }) },
  ],
  book: (_, { definition: { evaluation, symbols }, scatter, text }) => {
    const lines = evaluation.kind === 'lines' ? evaluation.lines.length : 0
    const among = symbols.filter(({ role }) => role === 'regular').length
    return [{ words: text('slots.rules.book', { name: scatter }) }, { words: text('slots.rules.book-free', { among, lines }) }]
  },
  'hold-and-respin': holdRules,
}

const ruled = <Kind extends Mechanic['kind']>(mechanic: OfKind<Kind>, words: Words): SlotRule[] => {
  const kind: Kind = mechanic.kind
  return rulesOf[kind](mechanic, words)
}

/** What a slot does beside stopping its reels, in the numbers of its definition. */
export const mechanicRules = (words: Words): SlotRule[] => (words.definition.mechanic ? ruled(words.definition.mechanic, words) : [])
