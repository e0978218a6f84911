import { balloonHeight } from '#engines/live/games/above-the-clouds.ts'
import { ballsOf, ticketNumbers } from '#engines/live/games/golden-twenty.ts'
import { plentyWheel } from '#engines/live/games/wheel-of-plenty.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { texts } from '../texts.ts'
import { coupOfDraw } from './roads.ts'

interface Money {
  readonly currency: string
  readonly exponent: number
}

export const useMoneyText = ({ currency, exponent }: Money): ((amount_minor: number) => string) => {
  const { locale } = useFormats()
  return (amount_minor) => formatAmount(amount_minor, { currency, exponent, locale, trim: true })
}

/** Names of places, heights and results. */
export const useLiveWords = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: 2 })
  const multiple = (hundredths: number): string => format.format(hundredths / 100)
  const place = (id: string): string => {
    const [type = '', detail = ''] = id.split(':')
    if (type === 'up') return text('live.height', { multiple: multiple(Number(detail)) })
    if (type === 'straight') return detail === '0' ? text('live.zero') : text('live.number', { number: detail })
    if (type === 'dozen') return text('live.dozen', { n: detail })
    if (type === 'column') return text('live.column', { n: detail })
    if (['red', 'black', 'odd', 'even', 'low', 'high'].includes(type)) return text(`live.even-chance.${type as 'red'}`)
    if (['sunflower', 'poppy', 'horseshoe', 'star', 'crown'].includes(type)) return text(`live.symbol.${type as 'poppy'}`)
    if (['player', 'banker', 'tie', 'player-pair', 'banker-pair'].includes(type)) return text(`live.side.${type as 'tie'}`)
    const numbers = ticketNumbers(id)
    return numbers ? text('live.ticket.of', { numbers: numbers.join(', ') }) : id
  }
  const coup = (drawn: readonly number[]): string => {
    const { side, player_points, banker_points } = coupOfDraw(drawn)
    return text('live.coup', { side: text(`live.side.${side}`), player: player_points, banker: banker_points })
  }
  /** A result as text: "17", "Poppy", "×2.35", "Banker 3:7", "4, 8, 15". */
  const result = (slug: string, drawn: readonly number[]): string => {
    const [value = 0] = drawn
    if (slug === 'live-baccarat') return coup(drawn)
    if (slug === 'live-draw')
      return ballsOf(drawn)
        .toSorted((a, b) => a - b)
        .join(', ')
    if (slug === 'live-wheel') return text(`live.symbol.${plentyWheel[value] ?? 'sunflower'}`)
    if (slug !== 'live-balloon') return String(value)
    const height = balloonHeight(value)
    return height < 100 ? text('live.grounded') : text('live.reached', { multiple: multiple(height) })
  }
  return { place, result, multiple, reached: (hundredths: number): string => text('live.reached', { multiple: multiple(hundredths) }) }
}
