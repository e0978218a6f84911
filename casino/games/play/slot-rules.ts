import type { SlotDefinition, SymbolDefinition, SymbolId } from '#engines/slot/definition.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { texts } from './slot-rules-texts.ts'

/** One rule of a slot; with the symbol that it is about, where it is about one. */
export interface SlotRule {
  readonly symbol?: SymbolId
  readonly words: string
}

type RulesText = (key: keyof typeof texts, values?: Readonly<Record<string, string | number>>) => string

const listed = (pays: Readonly<Record<number, number>>, write: (value: number) => string): string =>
  Object.entries(pays)
    .map(([count, value]) => `${count}\u00a0→\u00a0${write(value)}`)
    .join(', ')

const winsRule = (definition: SlotDefinition, language: Language, text: RulesText): SlotRule => {
  const { evaluation, rows, strips, mechanic, symbols } = definition
  if (mechanic?.kind === 'varying-rows') {
    const reels = strips.base.length
    const number = new Intl.NumberFormat(language, { useGrouping: 'always' })
    const [from, to] = [number.format(mechanic.least ** reels), number.format(rows ** reels)]
    return { words: text('slots.pays.ways-varying', { least: mechanic.least, most: rows, from, to }) }
  }
  if (evaluation.kind === 'ways') return { words: text('slots.pays.ways', { count: rows ** strips.base.length }) }
  if (evaluation.kind === 'clusters') {
    const least = Math.min(...symbols.flatMap(({ role, pays }) => (role === 'regular' ? Object.keys(pays).map(Number) : [])))
    return { words: text('slots.pays.clusters', { least }) }
  }
  const key = mechanic?.kind === 'sticky-wilds' ? 'slots.pays.lines-both' : 'slots.pays.lines'
  return { words: text(key, { count: evaluation.lines.length }) }
}

/** What a slot does beside stopping its reels, in the numbers of its definition. */
const mechanicRules = (definition: SlotDefinition, wild: string, scatter: string, text: RulesText): SlotRule[] => {
  const { mechanic, free_spins, evaluation, symbols } = definition
  if (!mechanic) return []
  const times = (multipliers: readonly number[]): string => multipliers.map((each) => `×${each}`).join(', ')
  if (mechanic.kind === 'sticky-wilds') return [{ words: text('slots.rules.sticky-wilds', { name: wild }) }]
  if (mechanic.kind === 'cascades') {
    const { base, free } = mechanic.multipliers
    return [
      { words: text('slots.rules.cascades', { multipliers: times(base) }) },
      ...(free_spins ? [{ words: text('slots.rules.cascades-free', { multipliers: times(free) }) }] : []),
    ]
  }
  if (mechanic.kind === 'varying-rows') {
    const shares = (weights: readonly number[]): string => {
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      return weights.flatMap((weight, more) => (weight > 0 ? [`${mechanic.least + more}\u00a0→\u00a0${weight}/${all}`] : [])).join(', ')
    }
    return [{ words: text('slots.rules.varying-rows', { base: shares(mechanic.weights.base), free: shares(mechanic.weights.free) }) }]
  }
  if (mechanic.kind === 'book') {
    const lines = evaluation.kind === 'lines' ? evaluation.lines.length : 0
    const among = symbols.filter(({ role }) => role === 'regular').length
    return [{ words: text('slots.rules.book', { name: scatter }) }, { words: text('slots.rules.book-free', { among, lines }) }]
  }
  const { least, respins, chance, prizes, full } = mechanic
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

const wildRule = ({ wild: rule }: SlotDefinition, { id }: SymbolDefinition, name: string, scatter: string, text: RulesText): SlotRule => {
  const words = [
    scatter === '' ? text('slots.pays.wild-any', { name }) : text('slots.pays.wild', { name, scatter }),
    rule.multiplier > 1 ? text('slots.pays.wild-multiplies', { multiplier: rule.multiplier }) : '',
    rule.expands === 'in-free-spins' ? text('slots.pays.wild-expands') : '',
  ]
  return { symbol: id, words: words.filter((one) => one !== '').join(' ') }
}

const scatterRule = ({ free_spins }: SlotDefinition, { id, pays }: SymbolDefinition, name: string, text: RulesText): SlotRule => {
  const words = Object.keys(pays).length > 0 ? [text('slots.pays.scatter', { name, pays: listed(pays, (multiple) => `×${multiple}`) })] : []
  if (free_spins) {
    const awards = listed(free_spins.awards, (count) => text('slots.free-spins-count', { count }))
    words.push(text('slots.pays.free-spins', { name, awards, most: free_spins.most_spins }))
    if (free_spins.multipliers.length > 1)
      words.push(
        text(free_spins.multiplies_by === 'win' ? 'slots.pays.multipliers-by-wins' : 'slots.pays.multipliers', {
          multipliers: free_spins.multipliers.map((each) => `×${each}`).join(', '),
        }),
      )
  }
  return { symbol: id, words: words.join(' ') }
}

/** What a slot's rules say beside its paytable, written from the definition that acts. The same in the game and on its page. */
export const slotRules = (definition: SlotDefinition, language: Language, text: RulesText): readonly SlotRule[] => {
  const named = (role: SymbolDefinition['role']) => definition.symbols.find((symbol) => symbol.role === role)
  const [wild, scatter] = [named('wild'), named('scatter')]
  const scatter_name = scatter?.names[language] ?? ''
  return [
    winsRule(definition, language, text),
    ...(wild ? [wildRule(definition, wild, wild.names[language], scatter_name, text)] : []),
    ...(scatter && (definition.free_spins || Object.keys(scatter.pays).length > 0)
      ? [scatterRule(definition, scatter, scatter_name, text)]
      : []),
    ...mechanicRules(definition, wild?.names[language] ?? '', scatter_name, text),
  ]
}
