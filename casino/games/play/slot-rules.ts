import type { SlotDefinition, SymbolDefinition } from '#engines/slot/definition.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { mechanicRules, type RulesText, type SlotRule } from './slot-mechanic-rules.ts'

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
  if (mechanic?.kind === 'pairs') return { words: text('slots.pays.lines-pairs', { count: evaluation.lines.length }) }
  const key = mechanic?.kind === 'sticky-wilds' ? 'slots.pays.lines-both' : 'slots.pays.lines'
  return { words: text(key, { count: evaluation.lines.length }) }
}

/** A wild stands for what pays on lines and ways: not for a scatter, and neither for a coin nor for who collects it. */
const never_replaced = new Set<SymbolDefinition['role']>(['scatter', 'coin', 'collector'])

const substitutesWords = ({ symbols }: SlotDefinition, name: string, language: Language, text: RulesText): string => {
  const others = symbols
    .filter(({ role }) => never_replaced.has(role))
    .map(({ names }) => text('slots.pays.named', { name: names[language] }))
  const [other] = others
  if (other === undefined) return text('slots.pays.wild-any', { name })
  if (others.length === 1) return text('slots.pays.wild', { name, other })
  return text('slots.pays.wild-several', { name, others: new Intl.ListFormat(language).format(others) })
}

const wildRule = (definition: SlotDefinition, { id, names }: SymbolDefinition, language: Language, text: RulesText): SlotRule => {
  const { wild: rule } = definition
  const words = [
    substitutesWords(definition, names[language], language, text),
    rule.multiplier > 1 ? text('slots.pays.wild-multiplies', { multiplier: rule.multiplier }) : '',
    rule.expands === 'by-nudges' ? text('slots.pays.wild-nudges') : '',
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
    ...(wild ? [wildRule(definition, wild, language, text)] : []),
    ...(scatter && (definition.free_spins || Object.keys(scatter.pays).length > 0)
      ? [scatterRule(definition, scatter, scatter_name, text)]
      : []),
    ...mechanicRules({ definition, wild: wild?.names[language] ?? '', scatter: scatter_name, language, text }),
  ]
}
