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

const winsRule = ({ evaluation, rows, strips }: SlotDefinition, text: RulesText): SlotRule => ({
  words:
    evaluation.kind === 'lines'
      ? text('slots.pays.lines', { count: evaluation.lines.length })
      : text('slots.pays.ways', { count: rows ** strips.base.length }),
})

const wildRule = ({ wild: rule }: SlotDefinition, { id }: SymbolDefinition, name: string, scatter: string, text: RulesText): SlotRule => {
  const words = [
    text('slots.pays.wild', { name, scatter }),
    rule.multiplier > 1 ? text('slots.pays.wild-multiplies', { multiplier: rule.multiplier }) : '',
    rule.expands === 'in-free-spins' ? text('slots.pays.wild-expands') : '',
  ]
  return { symbol: id, words: words.filter((one) => one !== '').join(' ') }
}

const scatterRule = ({ free_spins }: SlotDefinition, { id, pays }: SymbolDefinition, name: string, text: RulesText): SlotRule => {
  const words = [text('slots.pays.scatter', { name, pays: listed(pays, (multiple) => `×${multiple}`) })]
  if (free_spins) {
    const awards = listed(free_spins.awards, (count) => text('slots.free-spins-count', { count }))
    words.push(text('slots.pays.free-spins', { name, awards, most: free_spins.most_spins }))
    if (free_spins.multipliers.length > 1)
      words.push(text('slots.pays.multipliers', { multipliers: free_spins.multipliers.map((each) => `×${each}`).join(', ') }))
  }
  return { symbol: id, words: words.join(' ') }
}

/** What a slot's rules say beside its paytable, written from the definition that acts. The same in the game and on its page. */
export const slotRules = (definition: SlotDefinition, language: Language, text: RulesText): readonly SlotRule[] => {
  const named = (role: SymbolDefinition['role']) => definition.symbols.find((symbol) => symbol.role === role)
  const [wild, scatter] = [named('wild'), named('scatter')]
  const scatter_name = scatter?.names[language] ?? ''
  return [
    winsRule(definition, text),
    ...(wild ? [wildRule(definition, wild, wild.names[language], scatter_name, text)] : []),
    ...(scatter ? [scatterRule(definition, scatter, scatter_name, text)] : []),
  ]
}
