import { element } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { textOf } from '../kit/frame-text.ts'
import { texts } from './texts.ts'

/** A button that asks for a hint, and the line that gives it. A hint is of one moment: with the next one it is gone. */
export const hintLine = ({ language }: GameHost, asked: () => void) => {
  const hint = element('p', { class: 'hint', role: 'status' })
  const ask = element('button', { type: 'button', class: 'ask', click: asked }, textOf(texts, language)('steps.hint'))
  return {
    view: element('div', { class: 'advice' }, hint, ask),
    say: (words: string): void => {
      hint.textContent = words
    },
    enable: (is_asked: boolean): void => {
      ask.hidden = !is_asked
      if (!is_asked) hint.textContent = ''
    },
  }
}
