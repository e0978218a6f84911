import { isCelebrated } from '../../rules.ts'
import type { Command, PlayedRound } from '../../contract.ts'
import { createBoard, type Board } from '../instant/board.ts'
import { texts as instantTexts } from '../instant/texts.ts'
import { element } from '../kit/element.ts'
import type { GameHost, OpenedGame } from '../kit/frame-game.ts'
import { textOf } from '../kit/frame-text.ts'
import { openRulesDialog } from '../kit/rules-dialog.ts'
import { listenToSpace } from '../kit/space-key.ts'
import { aroundOf, viewsOf, type MakeStepsStage, type StepsStage } from './steps-stage.ts'
import { texts } from './texts.ts'

/** How long a step of a replay is looked at. */
const replayed_step_ms = 650
const outcome_ms = 500

/** A game of steps on the one call that plays: the first command begins a round, each further one is a step of it. */
export class StepsRoom {
  readonly #host: GameHost
  readonly #text
  readonly #common
  readonly #stage: StepsStage
  readonly #board: Board
  readonly #plaque = element('p', { class: 'plaque' })
  readonly #note = element('p', { class: 'steps-note' })
  readonly #actions = element('div', { class: 'steps-actions' })
  readonly #live = element('p', { class: 'unseen', 'aria-live': 'polite' })
  /** The round in sight, open or over, and how many of its views were shown. */
  #round: PlayedRound | null
  #shown = 0
  #is_busy = false
  #balance_minor: number

  constructor(host: GameHost, makeStage: MakeStepsStage) {
    const { init, language } = host
    this.#host = host
    this.#text = textOf(texts, language)
    this.#common = textOf(instantTexts, language)
    this.#round = init.last_round
    this.#balance_minor = init.balance_minor
    const choice = init.last_round ? aroundOf(init.last_round).choice : null
    const parts = { host, choice, changed: () => this.#changed(), take: (step: string) => this.#take(step) }
    this.#stage = makeStage(parts)
    this.#board = createBoard(host, this.#common, false, {
      play: () => this.#play(),
      rules: () => this.#openRules(),
      stakeChanged: () => this.#changed(),
    })
    this.#furnish()
  }

  #furnish(): void {
    const { root, init, music } = this.#host
    const is_replay = init.purpose === 'replay'
    root.className = `instant steps is-${init.slug}${is_replay ? ' is-replay' : ''}`
    root.replaceChildren(
      this.#board.purse,
      element('div', { class: 'stage' }, this.#stage.view),
      this.#plaque,
      ...(is_replay ? [] : [element('div', { class: 'chooser' }, this.#stage.chooser, this.#actions, this.#note)]),
      this.#board.view,
      this.#live,
    )
    music.play(this.#stage.score)
    this.#board.showBalance(this.#balance_minor)
    listenToSpace(() => !this.#round?.open && this.#play(), 'dialog, button:not(.play), select, input')
    void this.#rest()
    if (init.is_round_under_way) this.#busy(this.#common('instant.resumed'))
    else if (this.#round?.open) this.#say(this.#text('steps.resumed'))
  }

  #openRules(): void {
    const words = { heading: this.#common('instant.rules'), close: this.#common('instant.close') }
    openRulesDialog(this.#host, words, this.#stage.rules(this.#board.stake.stake_minor()))
  }

  #say(words: string): void {
    this.#live.textContent = words
  }

  #changed(): void {
    if (this.#is_busy || this.#round?.open || this.#host.init.purpose === 'replay') return
    this.#plaque.textContent = this.#text('steps.ready')
    this.#host.root.classList.remove('is-won')
    void this.#stage.show(null, null, { choice: this.#stage.choice(), stake_minor: this.#board.stake.stake_minor(), win_minor: 0 })
  }

  #play(): void {
    const { init } = this.#host
    if (this.#is_busy) return
    if (init.purpose === 'replay') return this.#round ? void this.replay(this.#round) : undefined
    if (this.#round?.open) return
    const stake_minor = this.#board.stake.stake_minor()
    this.#board.showBalance(Math.max(0, this.#balance_minor - stake_minor))
    this.#send({ stake_minor, choice: this.#stage.choice() })
  }

  #take(step: string): void {
    const round = this.#round
    if (this.#is_busy || !round?.open?.offers.some((offer) => offer.step === step)) return
    this.#send({ round: round.id, number: round.open.next, step })
  }

  #send(command: Command): void {
    this.#busy(null)
    this.#host.play(command)
  }

  #busy(words: string | null): void {
    this.#is_busy = true
    const { classList } = this.#host.root
    classList.remove('is-won')
    classList.add('is-playing')
    if (words !== null) {
      this.#plaque.textContent = words
      this.#say(words)
    }
    this.#board.enable(false)
    this.#stage.enable(false)
    this.#stage.offer([])
    for (const button of this.#actions.querySelectorAll('button')) button.disabled = true
  }

  /** Stands still on the round in sight: what may be pressed follows from it alone. */
  async #rest(): Promise<void> {
    this.#is_busy = false
    const round = this.#round
    const { root, init } = this.#host
    root.classList.remove('is-playing')
    root.classList.toggle('is-open', round?.open !== undefined)
    const views = round ? viewsOf(round) : []
    const last = views.at(-1)
    if (round && last && this.#shown === 0) {
      this.#shown = views.length
      await this.#stage.show(last.view, null, aroundOf(round))
    } else if (!round)
      await this.#stage.show(null, null, { choice: this.#stage.choice(), stake_minor: this.#board.stake.stake_minor(), win_minor: 0 })
    if (init.purpose === 'replay') return this.#board.enable(true)
    this.#board.enable(!round?.open)
    this.#stage.enable(!round?.open)
    this.#offer()
    if (!round) this.#plaque.textContent = this.#text('steps.ready')
    else if (last) this.#plaque.textContent = round.open ? this.#stage.status(last.view, aroundOf(round)) : this.#outcome(round)
  }

  #offer(): void {
    const round = this.#round
    const last = round && viewsOf(round).at(-1)
    const offers = round?.open?.offers ?? []
    this.#stage.offer(offers)
    const actions = last ? this.#stage.actions(offers, last.view) : []
    this.#actions.replaceChildren(
      ...actions.map(({ step, words, chosen, is_main }) =>
        element(
          'button',
          { type: 'button', class: is_main ? 'act is-main' : 'act', 'data-step': step, click: () => this.#take(chosen ? chosen() : step) },
          words,
        ),
      ),
    )
    const till = round?.open && new Date(round.open.till)
    this.#note.textContent = till
      ? this.#text('steps.till', {
          till: new Intl.DateTimeFormat(this.#host.init.locale, { dateStyle: 'short', timeStyle: 'short' }).format(till),
        })
      : ''
  }

  #outcome(round: PlayedRound): string {
    const last = viewsOf(round).at(-1)
    if (!last) return ''
    const sums = { told: this.#stage.told(last.view, aroundOf(round)), win: this.#host.amount(round.win_minor, true) }
    if (round.win_minor === 0) return this.#common('instant.nothing', sums)
    return this.#common(isCelebrated(round.stake_minor, round.win_minor) ? 'instant.won' : 'instant.returned', sums)
  }

  /** Shows what of a round was not shown yet, step by step. */
  async #tell(round: PlayedRound): Promise<void> {
    const views = viewsOf(round)
    if (this.#round?.id !== round.id || this.#shown > views.length) this.#shown = 0
    const around = aroundOf(round)
    const is_open = round.open !== undefined
    for (const { step, view } of views.slice(this.#shown)) {
      await this.#stage.show(view, step ?? '', { ...around, win_minor: is_open ? 0 : around.win_minor })
      if (this.#host.init.purpose === 'replay') await this.#host.motion.wait(replayed_step_ms)
    }
    this.#shown = views.length
    this.#round = round
    if (is_open) return
    this.#plaque.textContent = this.#outcome(round)
    if (isCelebrated(round.stake_minor, round.win_minor)) {
      this.#host.root.classList.add('is-won')
      this.#stage.celebrate(round.win_minor / round.stake_minor)
    }
    await this.#host.motion.wait(outcome_ms)
  }

  async round(round: PlayedRound, balance_minor: number): Promise<void> {
    if (!this.#is_busy) this.#busy(null)
    this.#balance_minor = balance_minor
    await this.#tell(round)
    await this.#rest()
    this.#board.showBalance(this.#balance_minor)
    this.#say(
      `${this.#plaque.textContent}${round.open ? '' : `. ${this.#common('instant.said-balance', { balance: this.#host.amount(this.#balance_minor) })}`}`,
    )
    this.#host.shown(round)
  }

  async #refused(message: string, balance_minor: number): Promise<void> {
    this.#balance_minor = balance_minor
    this.#board.showBalance(balance_minor)
    this.#shown = 0
    await this.#rest()
    if (message) this.#plaque.textContent = message
    this.#say(message)
  }

  async replay(round: PlayedRound): Promise<void> {
    if (this.#is_busy) return
    this.#busy(this.#common('instant.replay'))
    this.#shown = 0
    this.#round = null
    await this.#tell(round)
    await this.#rest()
    this.#say(this.#plaque.textContent ?? '')
    this.#host.shown(round)
  }

  opened(): OpenedGame {
    return {
      round: (round, balance_minor) => void this.round(round, balance_minor),
      refused: (_code, message, balance_minor) => void this.#refused(message, balance_minor),
      waiting: (message) => {
        if (!this.#is_busy) return
        this.#plaque.textContent = message
        this.#say(message)
      },
      balance: (balance_minor) => {
        this.#balance_minor = balance_minor
        if (!this.#is_busy) this.#board.showBalance(balance_minor)
      },
      stake: (stake_minor) => this.#board.stake.set(stake_minor),
      replay: (round) => void this.replay(round),
      soundChanged: (on) => this.#board.soundIs(on),
      musicChanged: (on) => this.#board.musicIs(on),
      motionChanged: () => undefined,
    }
  }
}
