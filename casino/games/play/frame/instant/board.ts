import { element, glyph, type GlyphName } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { stakeChoice, type StakeChoice } from '../kit/stake-choice.ts'
import type { InstantText } from './instant-text.ts'

export interface Board {
  readonly view: HTMLElement
  readonly purse: HTMLElement
  readonly stake: StakeChoice
  readonly enable: (enabled: boolean) => void
  readonly showBalance: (balance_minor: number) => void
  /** At a table, the total of the chips laid; the play button is disabled while it is 0. */
  readonly showTotal: (total_minor: number) => void
  readonly soundIs: (on: boolean) => void
  readonly musicIs: (on: boolean) => void
}

export interface BoardActions {
  readonly play: () => void
  readonly rules: () => void
  readonly stakeChanged: () => void
}

/** A toggle button: shows the current state, and its label says what a click does. */
const turn = (button: HTMLElement, label: string, icon: GlyphName): void => {
  button.replaceChildren(glyph(icon, 22))
  button.setAttribute('aria-label', label)
}

/** The controls: the stake (at a table the total laid), the play button and the tools. A replay has only "again". */
export const createBoard = (host: GameHost, text: InstantText, has_bets: boolean, actions: BoardActions): Board => {
  const { init, amount, sound } = host
  const is_replay = init.purpose === 'replay'
  const words = { stake: text('instant.stake'), down: text('instant.stake-down'), up: text('instant.stake-up') }
  const stake = stakeChoice(host, words, actions.stakeChanged)
  const total = element('b', {})
  const on_table = element('p', { class: 'total' }, element('span', {}, text('instant.total')), total)
  const play = element('button', { type: 'button', class: 'play', click: actions.play }, text(is_replay ? 'instant.again' : 'instant.play'))
  const rules = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': text('instant.rules'), click: actions.rules },
    glyph('info', 22),
  )
  const mute = element('button', { type: 'button', class: 'tool', click: host.toggleSound })
  const music = element('button', { type: 'button', class: 'tool', click: host.toggleMusic })
  const money = element('b', {})
  const caption = text(is_replay ? 'instant.replay' : init.mode === 'demo' ? 'instant.play-money' : 'instant.balance')
  const purse = element('p', { class: is_replay ? 'purse is-replay' : 'purse' }, element('span', {}, caption), money)
  const soundIs = (on: boolean): void => turn(mute, text(on ? 'instant.sound-off' : 'instant.sound-on'), on ? 'sound' : 'silence')
  const musicIs = (on: boolean): void => turn(music, text(on ? 'instant.music-off' : 'instant.music-on'), on ? 'music' : 'no-music')
  soundIs(sound.on)
  musicIs(init.music)
  const tools = element('div', { class: 'tools' }, rules, music, mute)
  return {
    view: element('div', { class: 'board' }, ...(is_replay ? [] : [has_bets ? on_table : stake.view]), play, tools),
    purse,
    stake,
    enable: (enabled) => {
      stake.enable(enabled)
      play.disabled = !enabled
    },
    showBalance: (balance_minor) => {
      money.textContent = is_replay ? '' : amount(balance_minor)
    },
    showTotal: (total_minor) => {
      total.textContent = amount(total_minor)
      play.disabled = total_minor === 0
    },
    soundIs,
    musicIs,
  }
}
