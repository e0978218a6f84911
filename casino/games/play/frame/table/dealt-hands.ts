import { suits, type Card } from '#engines/table/cards.ts'
import { cardBack, playingCard } from '#ui/art/pieces/playing-cards.ts'
import { easeOut, type Motion } from '../kit/motion.ts'
import { drawing, part } from '../instant/drawing.ts'

/** A card with its place in the picture. */
export interface DealtCard {
  readonly card: Card
  readonly x: number
  readonly y: number
  readonly turn?: number
}

interface HandsParts {
  readonly motion: Motion
  readonly view_box: string
  readonly ground: string
  readonly back: string
  readonly scale: number
  /** Where cards come from. */
  readonly shoe: readonly [x: number, y: number]
}

const faceOf = ({ rank, suit }: Card): string => playingCard(rank, suits.find((one) => one === suit) ?? 'spades')

/** Cards that come from a shoe one by one and turn over where they lie. */
export const createHands = ({ motion, view_box, ground, back, scale, shoe }: HandsParts) => {
  const view = drawing('table-picture', view_box, `${ground}<g class="cards"></g>`)
  const cards = part(view, '.cards')
  const [shoe_x, shoe_y] = shoe
  const add = (): SVGGElement => {
    const one = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    cards.append(one)
    return one
  }
  const put = (one: SVGGElement, x: number, y: number, turn: number, width: number): void =>
    one.setAttribute(
      'transform',
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(scale * width).toFixed(3)} ${scale})`,
    )
  const clear = (): void => cards.replaceChildren()
  const lie = ({ card, x, y, turn = 0 }: DealtCard): void => {
    const one = add()
    one.innerHTML = faceOf(card)
    put(one, x, y, turn, 1)
  }
  return {
    view,
    clear,
    rest: (dealt: readonly DealtCard[]) => {
      clear()
      for (const one of dealt) lie(one)
    },
    deal: async (dealt: readonly DealtCard[], lasts_ms: number, heard: (index: number) => void) => {
      clear()
      if (motion.isReduced) {
        for (const one of dealt) lie(one)
        return motion.tween({ lasts_ms: 400, step: (seen) => cards.setAttribute('opacity', seen.toFixed(2)) })
      }
      for (const [index, { card, x, y, turn = 0 }] of dealt.entries()) {
        const one = add()
        one.innerHTML = cardBack(back)
        heard(index)
        await motion.tween({
          lasts_ms: (lasts_ms / dealt.length) * 0.6,
          easing: easeOut,
          step: (t) => put(one, shoe_x + (x - shoe_x) * t, shoe_y + (y - shoe_y) * t, turn + (1 - t) * 90, 1),
        })
        let is_turned = false
        await motion.tween({
          lasts_ms: (lasts_ms / dealt.length) * 0.4,
          step: (t) => {
            if (t >= 0.5 && !is_turned) {
              is_turned = true
              one.innerHTML = faceOf(card)
            }
            put(one, x, y, turn, Math.max(0.04, Math.abs(1 - 2 * t)))
          },
        })
      }
    },
  }
}
