import type { HigherLowerView } from '#engines/steps/higher-lower.ts'
import { cardBack, playingCard } from '#ui/art/pieces/playing-cards.ts'
import { easeOut, type Motion } from '../../kit/motion.ts'
import { drawing, part, scattered } from '../../instant/drawing.ts'
import { cardOf } from '../card-name.ts'

const stars = Array.from({ length: 300 }, (_, star) => {
  // Most of them lie along one band: the way itself.
  const along = scattered(star) * 1_180 - 320
  const off = (scattered(star + 0.31) - 0.5) * (star % 3 === 0 ? 900 : 130)
  return `<circle cx="${along.toFixed(0)}" cy="${(240 - along * 0.34 + off).toFixed(0)}" r="${(0.5 + scattered(star + 0.7) * 1.7).toFixed(1)}" fill="#fff" opacity="${(0.35 + scattered(star + 0.9) * 0.6).toFixed(2)}"/>`
}).join('')

const ground = `<defs><radialGradient id="band"><stop offset="0" stop-color="#b9a8ff" stop-opacity="0.42"/><stop offset="1" stop-color="#b9a8ff" stop-opacity="0"/></radialGradient></defs>
  <ellipse cx="270" cy="148" rx="720" ry="96" fill="url(#band)" transform="rotate(-18 270 148)"/>${stars}
  <path d="M0 318Q120 292 270 306T540 296T900 304T1700 290V1200H-1200V330Q-800 344 -400 318Q-200 300 0 318Z" fill="#0b0b22"/>
  <g fill="#0b0b22"><path d="M60 300l10-13h60l10 13Z"/><path d="M66 288q34-34 68 0Z"/><circle cx="82" cy="302" r="11"/><circle cx="122" cy="302" r="11"/><path d="M140 296h22l14-8 10 4 2 12-8 2v8h-4v-8h-20v8h-4v-10l-12-4Z"/></g>`

const place = (index: number, from_now: number): { readonly x: number; readonly y: number; readonly scale: number } =>
  from_now === 0 ? { x: 356, y: 152, scale: 1.5 } : { x: 356 - 148 - (from_now - 1) * 52, y: 158 + (index % 2) * 6, scale: 0.82 }

const shown_cards = 5

/** The card of now, large, and the last ones behind it. */
export const createSky = (motion: Motion) => {
  const view = drawing('sky', '0 0 540 330', `${ground}<g class="cards"></g>`)
  const cards = part(view, '.cards')
  const put = (one: Element, x: number, y: number, scale: number, width = 1): void =>
    one.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale * width).toFixed(3)} ${scale})`)
  const add = (card: number, is_wrong: boolean): SVGGElement => {
    const one = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    const { rank, suit } = cardOf(card)
    one.innerHTML = `${playingCard(rank, suit)}${is_wrong ? '<rect x="-60" y="-84" width="120" height="168" rx="12" fill="none" stroke="#ff6a4a" stroke-width="7"/>' : ''}`
    cards.append(one)
    return one
  }
  const rest = (view_now: HigherLowerView | null, without_last = false): void => {
    cards.replaceChildren()
    if (!view_now) {
      // Before the first round a card lies face down: something is about to be turned over.
      const one = document.createElementNS('http://www.w3.org/2000/svg', 'g')
      one.innerHTML = cardBack('#3b2a86')
      cards.append(one)
      const { x, y, scale } = place(0, 0)
      return put(one, x - 86, y, scale)
    }
    const all = without_last ? view_now.cards.slice(0, -1) : view_now.cards
    const last = all.slice(-shown_cards)
    for (const [index, card] of last.entries()) {
      const from_now = last.length - 1 - index
      const { x, y, scale } = place(all.length - 1 - from_now, from_now)
      put(add(card, from_now === 0 && view_now.ended === 'wrong' && !without_last), x, y, scale)
    }
  }
  return {
    view,
    rest,
    come: async (view_now: HigherLowerView): Promise<void> => {
      rest(view_now)
      if (motion.isReduced) return
      const one = cards.lastElementChild
      if (!one) return
      const { x, y, scale } = place(0, 0)
      await motion.tween({
        lasts_ms: 260,
        easing: easeOut,
        step: (t) => put(one, x + (1 - t) * 250, y - (1 - t) * 90, scale * (0.5 + t * 0.5), Math.max(0.05, t)),
      })
    },
  }
}
