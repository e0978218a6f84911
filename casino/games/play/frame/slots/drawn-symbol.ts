import type { SymbolId } from '#engines/slot/definition.ts'
import { element } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { svgUrl } from '../kit/rasterise.ts'
import type { SlotLook } from './look.ts'

const leaf_ms = 150
const leaves = 11

/** The page that shows which symbol is drawn: leaves turn, each with a symbol, and the last one stays. */
export const createDrawnSymbol = (room: HTMLElement, look: SlotLook, { motion, language }: GameHost) => {
  const regular = look.definition.symbols.filter(({ role }) => role === 'regular')
  const pictureOf = (id: SymbolId): string => svgUrl(look.symbols[id] ?? '')
  const show = async (id: SymbolId, heading: string, signal: AbortSignal): Promise<void> => {
    const picture = element('img', { class: 'drawn-picture', alt: '', src: pictureOf(id) })
    const name = element('p', { class: 'drawn-name' })
    const page = element('div', { class: 'drawn-page' }, element('p', { class: 'drawn-heading' }, heading), picture, name)
    const view = element('div', { class: 'drawn', 'aria-hidden': 'true' }, page)
    room.append(view)
    const begins = regular.findIndex((symbol) => symbol.id === id) - leaves
    // Every leaf in its turn, so each is seen as often as any other; which one stays was drawn before the first is turned.
    for (let leaf = 0; leaf < leaves && !motion.isReduced && !signal.aborted; leaf += 1) {
      picture.src = pictureOf(regular.at((begins + leaf) % regular.length)?.id ?? id)
      picture.animate([{ transform: 'rotateY(-88deg)' }, { transform: 'none' }], { duration: leaf_ms, easing: 'ease-out' })
      await motion.wait(leaf_ms + leaf * 9, signal)
    }
    picture.src = pictureOf(id)
    name.textContent = regular.find((symbol) => symbol.id === id)?.names[language] ?? ''
    view.classList.add('is-drawn')
    await motion.wait(1_500, signal)
    view.remove()
  }
  return { show, pictureOf }
}

export type DrawnSymbol = ReturnType<typeof createDrawnSymbol>
