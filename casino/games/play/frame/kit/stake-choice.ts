import { element, glyph } from './element.ts'
import type { GameHost } from './frame-game.ts'
import { item } from './item.ts'

export interface StakeWords {
  readonly stake: string
  readonly down: string
  readonly up: string
}

export interface StakeChoice {
  readonly view: HTMLElement
  readonly stake_minor: () => number
  readonly set: (stake_minor: number) => void
  readonly enable: (enabled: boolean) => void
}

/** The allowed stakes of a game, of which one is chosen by plus and minus or from the list. */
export const stakeChoice = ({ init, amount }: GameHost, words: StakeWords, onChange: (stake_minor: number) => void): StakeChoice => {
  const { choices } = init.stakes
  const known = init.last_round ? choices.indexOf(init.last_round.stake_minor) : -1
  // Default: the third smallest, so that nobody starts with a high stake by mistake.
  let index = known >= 0 ? known : Math.min(2, choices.length - 1)
  const list = element(
    'select',
    { 'aria-label': words.stake, change: () => choose(is_enabled ? list.selectedIndex : index) },
    ...choices.map((choice) => element('option', {}, amount(choice))),
  )
  const step = (by: number, label: string, icon: 'minus' | 'plus') =>
    element('button', { type: 'button', class: 'round', 'aria-label': label, click: () => choose(index + by) }, glyph(icon, 20))
  const down = step(-1, words.down, 'minus')
  const up = step(1, words.up, 'plus')
  const value = element('label', { class: 'stake-value' }, element('span', { class: 'caption' }, words.stake), list)
  const view = element('div', { class: 'stake', role: 'group', 'aria-label': words.stake }, down, value, up)
  let is_enabled = true
  const show = (): void => {
    list.selectedIndex = index
    down.disabled = !is_enabled || index === 0
    up.disabled = !is_enabled || index === choices.length - 1
    // Told to be disabled, and not made so: its options would all be styled anew with every spin.
    list.setAttribute('aria-disabled', String(!is_enabled))
    value.classList.toggle('is-held', !is_enabled)
  }
  const choose = (next: number): void => {
    index = Math.max(0, Math.min(choices.length - 1, next))
    show()
    onChange(item(choices, index))
  }
  show()
  return {
    view,
    stake_minor: () => item(choices, index),
    set: (stake_minor) => {
      const found = choices.indexOf(stake_minor)
      if (found >= 0) choose(found)
    },
    enable: (enabled) => {
      is_enabled = enabled
      show()
    },
  }
}
