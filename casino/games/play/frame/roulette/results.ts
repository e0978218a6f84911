import { colourOf, numberName } from '#engines/roulette/wheel.ts'
import { element } from '../kit/element.ts'
import type { RouletteText } from './place-name.ts'

export interface Results {
  readonly view: HTMLElement
  readonly add: (number: number) => void
}

const most_shown = 12

/** The numbers of this sitting, newest first, with a word on what they don't tell. */
export const createResults = (text: RouletteText): Results => {
  const list = element('ol', { class: 'results-list', 'aria-label': text('roulette.history') })
  return {
    view: element('div', { class: 'results' }, list, element('p', { class: 'results-note' }, text('roulette.history-note'))),
    add: (number) => {
      list.prepend(element('li', { class: `result is-${colourOf(number)}` }, numberName(number)))
      while (list.children.length > most_shown) list.lastElementChild?.remove()
    },
  }
}
