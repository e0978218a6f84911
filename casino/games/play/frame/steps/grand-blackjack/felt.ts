import { handPoints, type BlackjackHand, type BlackjackView } from '#engines/steps/blackjack.ts'
import { cardBack, playingCard } from '#ui/art/pieces/playing-cards.ts'
import { drawing, part } from '../../instant/drawing.ts'
import { easeOut, type Motion } from '../../kit/motion.ts'
import { cardOf } from '../card-name.ts'

interface Laid {
  readonly key: string
  readonly body: string
  readonly x: number
  readonly y: number
}

export interface FeltWords {
  readonly you: (points: string) => string
  readonly dealer: (points: string) => string
  readonly natural: string
  /** What stands on the cloth. */
  readonly cloth: string
  readonly amount: (hundredths: number) => string
}

const back = cardBack('#7a1f2d')
const [width, height] = [380, 340] as const
const [dealer_y, own_y, card_scale, card_gap] = [66, 248, 0.68, 62] as const
const card_width = 120 * card_scale

/** Points as they are called at a table: a soft hand by both, as long as it may still be played. */
export const pointsText = (cards: readonly number[], is_over: boolean): string => {
  const { total, is_soft } = handPoints(cards)
  return is_soft && total < 21 && !is_over ? `${total - 10}/${total}` : String(total)
}

const rowOf = (bodies: readonly string[], middle: number, y: number, room: number, key: string): Laid[] => {
  const gap = Math.min(card_gap, (room - card_width) / Math.max(1, bodies.length - 1))
  const left = middle - (gap * (bodies.length - 1)) / 2
  return bodies.map((body, index) => ({ key: `${key}${index}`, body, x: left + gap * index, y }))
}

const faceOf = (card: number): string => {
  const { rank, suit } = cardOf(card)
  return playingCard(rank, suit)
}

const label = (x: number, y: number, words: string, is_now: boolean): string => {
  const half = Math.max(48, words.length * 4 + 14)
  return `<g transform="translate(${x} ${y})"><rect x="${-half}" y="-12" width="${half * 2}" height="24" rx="12" fill="${is_now ? '#ffd257' : '#04160fcc'}"/><text y="5" text-anchor="middle" font-size="14" font-weight="800" fill="${is_now ? '#2a1500' : '#fff'}">${words}</text></g>`
}

const arcs = [154, 192].map((y) => `<path d="M-400 ${y - 50}Q190 ${y + 30} 780 ${y - 50}"/>`).join('')
const groundOf = (cloth: string): string =>
  `<g fill="none" stroke="#e4c06a" stroke-opacity="0.45" stroke-width="1.5">${arcs}</g><path id="felt-line" d="M-400 127Q190 207 780 127" fill="none"/><text text-anchor="middle" font-size="13" font-weight="800" letter-spacing="1.5" fill="#e4c06a"><textPath href="#felt-line" startOffset="50%">${cloth}</textPath></text><g class="cards"></g><g class="labels"></g>`

/** Where the first cards will lie. */
const places = [dealer_y, own_y]
  .flatMap((y) => [-card_gap / 2, card_gap / 2].map((off) => [width / 2 + off, y] as const))
  .map(([x, y]) => `<use href="#felt-place" x="${x}" y="${y}"/>`)
  .join('')
const emptyPlaces = `<defs><rect id="felt-place" x="${-card_width / 2}" y="${-84 * card_scale}" width="${card_width}" height="${168 * card_scale}" rx="8" fill="#fff" fill-opacity="0.05" stroke="#fff" stroke-opacity="0.3" stroke-width="1.5" stroke-dasharray="5 5"/></defs>${places}`

/** The cloth: the dealer above, the player's hands below. */
export const createFelt = (motion: Motion, words: FeltWords) => {
  const view = drawing('felt', `0 0 ${width} ${height}`, groundOf(words.cloth))
  const [cards, labels] = [part(view, '.cards'), part(view, '.labels')]
  let known = new Map<string, string>()
  const layOut = (standing: BlackjackView): readonly Laid[] => {
    const faces = standing.dealer.map(faceOf)
    const dealer = rowOf(faces.length === 1 ? [...faces, back] : faces, width / 2, dealer_y, width - 12, 'd')
    const share = width / standing.hands.length
    const hands = standing.hands.flatMap(({ cards: own }, index) =>
      rowOf(own.map(faceOf), share * (index + 0.5), own_y, share - 12, `${index}-${standing.hands.length}-`),
    )
    return [...dealer, ...hands]
  }
  const handLabel = ({ cards: own, stake, pays }: BlackjackHand, is_only: boolean): string => {
    const is_natural = is_only && own.length === 2 && handPoints(own).total === 21
    const points = is_natural ? words.natural : words.you(pointsText(own, pays !== null))
    return pays === null ? (stake === 100 ? points : `${points} · ${words.amount(stake)}`) : `${points} · ${words.amount(pays)}`
  }
  const tell = (standing: BlackjackView): void => {
    const share = width / standing.hands.length
    const own = standing.hands.map((hand, index) =>
      label(
        share * (index + 0.5),
        324,
        handLabel(hand, standing.hands.length === 1),
        index === standing.at || (hand.pays ?? 0) > hand.stake,
      ),
    )
    labels.innerHTML = label(width / 2, 140, words.dealer(pointsText(standing.dealer, standing.ended)), false) + own.join('')
  }
  const put = (one: Element, { x, y }: Laid, share: number): void => {
    const [from_x, from_y] = [width + 40, -40]
    one.setAttribute(
      'transform',
      `translate(${(from_x + (x - from_x) * share).toFixed(1)} ${(from_y + (y - from_y) * share).toFixed(1)}) scale(${card_scale})`,
    )
  }
  return {
    view,
    /** Lays the cards; those that were not there before come from the shoe, one after another. */
    show: async (standing: BlackjackView | null, is_moving: boolean, heard: () => void): Promise<void> => {
      cards.replaceChildren()
      if (!standing) {
        cards.innerHTML = emptyPlaces
        labels.innerHTML = ''
        known = new Map()
        return
      }
      const before = known
      known = new Map(layOut(standing).map(({ key, body }) => [key, body]))
      const fresh: (readonly [Element, Laid])[] = []
      for (const laid of layOut(standing)) {
        const one = document.createElementNS('http://www.w3.org/2000/svg', 'g')
        one.innerHTML = laid.body
        cards.append(one)
        const is_fresh = is_moving && !motion.isReduced && before.get(laid.key) !== laid.body
        put(one, laid, is_fresh ? 0 : 1)
        if (is_fresh) fresh.push([one, laid])
      }
      if (is_moving && before.size === 0) labels.innerHTML = ''
      for (const [one, laid] of fresh) {
        heard()
        await motion.tween({ lasts_ms: 190, easing: easeOut, step: (share) => put(one, laid, share) })
      }
      tell(standing)
    },
  }
}
