import './instant.css'
import type { PlayedRound } from '../../contract.ts'
import { isCelebrated } from '../../rules.ts'
import { element } from '../kit/element.ts'
import type { GameHost, OpenedGame, OpenGame } from '../kit/frame-game.ts'
import { textOf } from '../kit/frame-text.ts'
import { openRulesDialog } from '../kit/rules-dialog.ts'
import { listenToSpace } from '../kit/space-key.ts'
import { createBoard, type Board } from './board.ts'
import { instantRoundOf, type InstantRound, type InstantStage, type MakeStage } from './instant-stage.ts'
import type { InstantText } from './instant-text.ts'
import { texts } from './texts.ts'

/** How long the result is shown before the next round may be requested. */
const outcome_ms = 600

class InstantRoom {
  readonly #host: GameHost
  readonly #text: InstantText
  readonly #stage: InstantStage
  readonly #board: Board
  readonly #plaque = element('p', { class: 'plaque' })
  readonly #live = element('p', { class: 'unseen', 'aria-live': 'polite' })
  /** The finished round that is shown. */
  #shown: PlayedRound | null
  #is_busy = false
  #balance_minor: number
  /** The announcement made when the round was requested. */
  #words = ''
  #begun_ms = 0

  constructor(host: GameHost, makeStage: MakeStage) {
    const { init, language } = host
    this.#host = host
    this.#text = textOf(texts, language)
    this.#shown = init.last_round
    this.#balance_minor = init.balance_minor
    const last = instantRoundOf(init.last_round)
    this.#stage = makeStage({ host, choice: last?.choice ?? null, changed: () => this.#changed() })
    this.#board = createBoard(host, this.#text, this.#stage.bets !== undefined, {
      play: () => this.play(),
      rules: () => this.#openRules(),
      stakeChanged: () => this.#changed(),
    })
    this.#furnish(last)
  }

  #furnish(last: InstantRound | null): void {
    const { root, init, music } = this.#host
    const is_replay = init.purpose === 'replay'
    root.className = `instant is-${init.slug}${is_replay ? ' is-replay' : ''}`
    root.replaceChildren(
      this.#board.purse,
      element('div', { class: 'stage' }, this.#stage.view),
      this.#plaque,
      ...(is_replay ? [] : [this.#stage.chooser]),
      this.#board.view,
      this.#live,
    )
    music.play(this.#stage.score)
    this.#board.showBalance(this.#balance_minor)
    this.#showTotal()
    this.#stage.rest(last)
    if (!is_replay) this.#plaque.textContent = last ? this.#outcome(last) : this.#text('instant.ready')
    listenToSpace(() => this.play(), 'dialog, button:not(.play), select')
    if (init.is_round_under_way) this.#start(this.#text('instant.resumed'))
  }

  #openRules(): void {
    const words = { heading: this.#text('instant.rules'), close: this.#text('instant.close') }
    openRulesDialog(this.#host, words, this.#stage.rules(this.#board.stake.stake_minor()))
  }

  /** After a new choice or stake the last result is cleared. */
  #changed(): void {
    if (this.#is_busy || this.#host.init.purpose === 'replay') return
    this.#showTotal()
    this.#plaque.textContent = this.#text('instant.ready')
    this.#host.root.classList.remove('is-won')
  }

  play(): void {
    if (this.#is_busy) return
    if (this.#host.init.purpose === 'replay') return this.#shown ? void this.replay(this.#shown) : undefined
    const { bets } = this.#stage
    const stake_minor = bets ? bets.total_minor() : this.#board.stake.stake_minor()
    if (stake_minor === 0) return
    this.#board.showBalance(Math.max(0, this.#balance_minor - stake_minor))
    this.#start(this.#text('instant.playing'))
    this.#host.play(bets ? bets.command() : { stake_minor, choice: this.#stage.choice() })
  }

  #start(words: string): void {
    this.#is_busy = true
    this.#begun_ms = performance.now()
    this.#words = words
    this.#host.root.classList.remove('is-won')
    this.#host.root.classList.add('is-playing')
    this.#plaque.textContent = words
    this.#live.textContent = words
    this.#enable(false)
    this.#stage.start()
  }

  #enable(enabled: boolean): void {
    this.#board.enable(enabled)
    this.#stage.enable(enabled)
    if (enabled) this.#showTotal()
  }

  /** The total of the chips laid at a table; no round can be played while it is 0. */
  #showTotal(): void {
    const { bets } = this.#stage
    if (bets && this.#host.init.purpose === 'play') this.#board.showTotal(bets.total_minor())
  }

  /** A payout that does not exceed the stake is reported without celebration. */
  #outcome(round: InstantRound): string {
    const sums = { told: this.#stage.told(round), win: this.#host.amount(round.win_minor, true) }
    if (round.win_minor === 0) return this.#text('instant.nothing', sums)
    return this.#text(isCelebrated(round.stake_minor, round.win_minor) ? 'instant.won' : 'instant.returned', sums)
  }

  async #tell(played: PlayedRound): Promise<InstantRound | null> {
    const { motion, init, root } = this.#host
    const round = instantRoundOf(played)
    if (round) {
      this.#plaque.textContent = this.#words
      await this.#stage.land(round, Math.max(this.#stage.lasts_ms, init.least_round_ms - (performance.now() - this.#begun_ms)))
      this.#shown = played
      this.#plaque.textContent = this.#outcome(round)
      if (isCelebrated(round.stake_minor, round.win_minor)) {
        root.classList.add('is-won')
        this.#stage.celebrate(round)
      }
      await motion.wait(outcome_ms)
    }
    this.#finish()
    return round
  }

  #finish(): void {
    this.#is_busy = false
    this.#host.root.classList.remove('is-playing')
    this.#enable(true)
  }

  async round(played: PlayedRound, balance_minor: number): Promise<void> {
    if (!this.#is_busy) this.#start(this.#text('instant.resumed'))
    this.#balance_minor = balance_minor
    const round = await this.#tell(played)
    this.#board.showBalance(this.#balance_minor)
    const balance = this.#text('instant.said-balance', { balance: this.#host.amount(this.#balance_minor) })
    this.#live.textContent = round ? `${this.#outcome(round)}. ${balance}` : balance
    this.#host.shown(played)
  }

  refused(message: string, balance_minor: number): void {
    this.#balance_minor = balance_minor
    this.#board.showBalance(balance_minor)
    this.#stage.rest(instantRoundOf(this.#shown))
    this.#finish()
    this.#plaque.textContent = message || this.#text('instant.ready')
    this.#live.textContent = message
  }

  waiting(message: string): void {
    if (!this.#is_busy) return
    this.#plaque.textContent = message
    this.#live.textContent = message
  }

  async replay(played: PlayedRound): Promise<void> {
    if (this.#is_busy) return
    this.#start(this.#text('instant.replay'))
    const round = await this.#tell(played)
    if (round) this.#live.textContent = this.#outcome(round)
    this.#host.shown(played)
  }

  balance(balance_minor: number): void {
    this.#balance_minor = balance_minor
    if (!this.#is_busy) this.#board.showBalance(balance_minor)
  }

  opened(): OpenedGame {
    return {
      round: (round, balance_minor) => void this.round(round, balance_minor),
      refused: (_code, message, balance_minor) => this.refused(message, balance_minor),
      waiting: (message) => this.waiting(message),
      balance: (balance_minor) => this.balance(balance_minor),
      stake: (stake_minor) => this.#board.stake.set(stake_minor),
      replay: (round) => void this.replay(round),
      soundChanged: (on) => this.#board.soundIs(on),
      musicChanged: (on) => this.#board.musicIs(on),
      motionChanged: () => undefined,
    }
  }
}

/** Opens an instant game: its stage collects the choice and shows the draw; this sends the round and handles everything else. */
export const openInstant =
  (makeStage: MakeStage): OpenGame =>
  async (host) =>
    new InstantRoom(host, makeStage).opened()
