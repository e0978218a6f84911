import type { EventCard, Market } from '#casino/sportsbook/catalogue/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../market-texts.ts'

type Names = Pick<EventCard, 'home' | 'away'>
type Key = keyof typeof texts

const counted: ReadonlySet<string> = new Set(['corners', 'cards', 'yellow-cards', 'sets', 'games', 'points', 'maps', 'rounds'])
const parts: ReadonlySet<string> = new Set([
  'half',
  'set',
  'quarter',
  'period',
  'map',
  'round',
  'overtime',
  'shootout',
  'break',
  'half-time',
])

/** A line in quarters as people write it: 2.5, −0.75, +1. */
export const lineText = (line_quarters: number, is_signed = false): string => {
  const value = Math.abs(line_quarters) / 4
  if (line_quarters < 0) return `−${value}`
  return is_signed && line_quarters > 0 ? `+${value}` : String(value)
}

/** The line of a handicap as this side has it. */
export const handicapText = (line_quarters: number, side: string): string =>
  lineText(side === 'home' ? line_quarters : -line_quarters, true)

const chances: Readonly<Record<string, string>> = { 'home-or-draw': '1X', 'home-or-away': '12', 'draw-or-away': 'X2' }
const methods: ReadonlySet<string> = new Set(['knockout', 'submission', 'decision'])
const worded: ReadonlySet<string> = new Set(['draw', 'over', 'under', 'yes', 'no', 'odd', 'even', 'none', 'other'])

/** Names of markets, outcomes and parts of a match in the page's language. */
export const useMarketWords = () => {
  const text = useText<typeof texts>()

  const part = (name: string): string => {
    const [kind = '', number] = name.split(':')
    if (counted.has(kind)) return text(`sport.count.${kind}` as Key)
    return parts.has(kind) ? text(`sport.part.${kind}` as Key, { number: number ?? '' }) : ''
  }

  /** What a market is about, without its line: "1st half: Total". */
  const title = ({ type, specifiers }: Pick<Market, 'type' | 'specifiers'>, { home, away }: Names): string => {
    // Where play may go on after the regular time there is a winner of the whole match beside it.
    const name = type === 'result' && specifiers.count === 'regular' ? 'result-regular' : type
    const base = text(`sport.market.${name}` as Key, { home: home.name, away: away.name, number: specifiers.number ?? '' })
    const of = part(specifiers.count ?? '')
    return of === '' ? base : `${of}: ${base}`
  }

  /** An outcome with the names of who plays; a line is added where it has one. */
  const outcome = ({ type, specifiers }: Pick<Market, 'type' | 'specifiers'>, name: string, { home, away }: Names): string => {
    const sides: Readonly<Record<string, string>> = { home: home.name, away: away.name }
    const { line_quarters } = specifiers
    if (type === 'handicap' && line_quarters !== undefined) {
      return `${sides[name] ?? name} ${handicapText(line_quarters, name)}`
    }
    if (worded.has(name)) {
      const word = text(`sport.outcome.${name}` as Key)
      return line_quarters === undefined ? word : `${word} ${lineText(line_quarters)}`
    }
    if (chances[name]) return chances[name]
    const [first = '', second = ''] = name.split('/')
    if (methods.has(second)) return text(`sport.outcome.${second}` as Key, { name: sides[first] ?? first })
    const short: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }
    if (second !== '') return `${short[first] ?? first} / ${short[second] ?? second}`
    return sides[name] ?? name
  }

  const happening = (type: string): string => {
    const [kind = '', method] = type.split(':')
    return text(`sport.happening.${method ?? kind}` as Key)
  }

  return { part, title, outcome, happening }
}

/** Signs over the columns of a list. */
export const shortOutcome = (outcome: string): string => ({ home: '1', draw: 'X', away: '2' })[outcome] ?? outcome
