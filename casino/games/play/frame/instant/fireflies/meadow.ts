import { numbersText, readNumbers } from '#engines/instant/keno/keno-game.ts'
import { meadow_numbers } from '#engines/instant/games/fireflies.ts'
import { firefly, fireflyPaint } from '#ui/art/pieces/firefly.ts'
import { element } from '../../kit/element.ts'
import type { FrameText } from '../../kit/frame-text.ts'
import type { Chooser } from '../chooser.ts'
import type { texts } from './texts.ts'

const most_chosen = 8
const first = [3, 17, 25, 40]

export interface Meadow extends Chooser {
  readonly meadow: HTMLElement
  readonly chosen: () => readonly number[]
  readonly light: (number: number, is_lit: boolean) => void
  readonly dark: () => void
  /** How many of the chosen ones are lit is told in the row of pays. */
  readonly mark: (hits: number | null) => void
}

interface Parts {
  readonly text: FrameText<typeof texts>
  readonly pays: (choice: string) => readonly number[]
  readonly multiple: (twentieths: number) => string
  readonly changed: () => void
}

/** So many different numbers, picked by the browser's own chance: they decide nothing but where the marks lie. */
const picked = (count: number): readonly number[] => {
  const all = Array.from({ length: meadow_numbers }, (_, index) => index + 1)
  const [...noise] = crypto.getRandomValues(new Uint32Array(meadow_numbers))
  return all.toSorted((a, b) => (noise[a - 1] ?? 0) - (noise[b - 1] ?? 0)).slice(0, count)
}

const flyButton = (number: number, label: string, press: () => void): HTMLButtonElement => {
  const button = element('button', { type: 'button', class: 'fly', 'aria-label': label, 'aria-pressed': 'false', click: press })
  button.innerHTML = `<svg viewBox="-18 -18 36 36" aria-hidden="true"><g class="dark">${firefly(false)}</g><g class="lit">${firefly(true)}</g></svg><span aria-hidden="true">${number}</span>`
  return button
}

/** What takes fewer, more, or others at random; it says how many there are. */
const createPicks = (text: Parts['text'], mine: () => ReadonlySet<number>, take: (numbers: readonly number[]) => void) => {
  const count = element('b', { 'aria-live': 'polite' })
  const button = (words: string, press: () => void) => element('button', { type: 'button', class: 'pick', click: press }, words)
  const another = (): readonly number[] => picked(meadow_numbers).filter((number) => !mine().has(number))
  const fewer = button('−', () => take([...mine()].slice(0, -1)))
  const more = button('+', () => take([...mine(), ...another().slice(0, 1)]))
  const random = button(text('fireflies.pick'), () => take(picked(mine().size)))
  fewer.setAttribute('aria-label', text('fireflies.fewer'))
  more.setAttribute('aria-label', text('fireflies.more'))
  return {
    view: element('div', { class: 'picks' }, fewer, count, more, random),
    show: (is_enabled: boolean): void => {
      const { size } = mine()
      count.textContent = text('fireflies.chosen', { count: size })
      fewer.disabled = !is_enabled || size === 1
      more.disabled = !is_enabled || size === most_chosen
      random.disabled = !is_enabled
    },
  }
}

/** Forty fireflies: those that are pressed are the player's. */
export const createMeadow = ({ text, pays, multiple, changed }: Parts): Meadow => {
  let mine = new Set(first)
  let is_enabled = true
  const flies = Array.from({ length: meadow_numbers }, (_, index) =>
    flyButton(index + 1, text('fireflies.number', { number: index + 1 }), () => toggle(index + 1)),
  )
  const paint = element('div', { class: 'unseen' })
  paint.innerHTML = `<svg width="1" height="1" aria-hidden="true">${fireflyPaint()}</svg>`
  const row = element('div', { class: 'hit-pays', 'aria-hidden': 'true' })
  const take = (numbers: readonly number[]): void => {
    mine = new Set(numbers)
    show()
    changed()
  }
  const picks = createPicks(text, () => mine, take)
  const toggle = (number: number): void => {
    if (mine.has(number) ? mine.size === 1 : mine.size === most_chosen) return
    take(mine.has(number) ? [...mine].filter((one) => one !== number) : [...mine, number])
  }
  const choice = (): string => numbersText([...mine])
  const mark = (hits: number | null): void => {
    row.replaceChildren(
      ...pays(choice()).flatMap((twentieths, at) =>
        twentieths > 0 ? [element('span', { class: at === hits ? 'is-now' : '' }, `${at}: ${multiple(twentieths)}`)] : [],
      ),
    )
  }
  const show = (): void => {
    for (const [index, fly] of flies.entries()) {
      fly.setAttribute('aria-pressed', String(mine.has(index + 1)))
      fly.disabled = !is_enabled
      fly.classList.remove('is-lit')
    }
    picks.show(is_enabled)
    mark(null)
  }
  show()
  return {
    meadow: element('div', { class: 'meadow', role: 'group', 'aria-label': text('fireflies.meadow') }, ...flies, paint),
    view: element('div', { class: 'chooser' }, picks.view, row),
    choice,
    chosen: () => [...mine],
    set: (spelled) => {
      const numbers = readNumbers(meadow_numbers, spelled)
      if (!numbers) return
      mine = new Set(numbers)
      show()
    },
    enable: (enabled) => {
      is_enabled = enabled
      const lit = flies.map((fly) => fly.classList.contains('is-lit'))
      show()
      for (const [index, fly] of flies.entries()) fly.classList.toggle('is-lit', lit[index] ?? false)
    },
    light: (number, is_lit) => flies[number - 1]?.classList.toggle('is-lit', is_lit),
    dark: () => {
      for (const fly of flies) fly.classList.remove('is-lit')
    },
    mark,
  }
}
