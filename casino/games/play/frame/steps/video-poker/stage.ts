import { publishedMaths } from '#engines/maths.gen.ts'
import { holdStep, type VideoPokerView } from '#engines/steps/video-poker.ts'
import { paysByHand, pokerHands, type PokerHand } from '#engines/steps/video-poker-hands.ts'
import type { Kept } from '#engines/steps/video-poker-worth.ts'
import type { SteppedGame } from '#engines/steps/stepped-game.ts'
import { texts as instantTexts } from '../../instant/texts.ts'
import { winNotes } from '../../instant/stage-of.ts'
import { element } from '../../kit/element.ts'
import type { GameHost } from '../../kit/frame-game.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { listenToSpace } from '../../kit/space-key.ts'
import { cardOf } from '../card-name.ts'
import { openNote, playsTable } from '../steps-rules.ts'
import type { StepsParts, StepsStage } from '../steps-stage.ts'
import { createHint } from './hint.ts'
import { createMachine } from './machine.ts'
import { texts } from './texts.ts'

/** What one game of video poker brings of its own: its rules are in its definition. */
export interface VideoPokerLook {
  readonly game: SteppedGame & { readonly slug: 'jacks-or-better' | 'deuces-wild' }
  readonly are_deuces_wild: boolean
  readonly face: (card: number) => string
  readonly back: string
  readonly voice: Voice
  readonly pitches: readonly number[]
  readonly score: Score
  /** Its own words: what its rule of thumb is, and what else is to be said of it. */
  readonly thumb: (language: GameHost['language']) => string
  readonly more: (language: GameHost['language']) => readonly string[]
}

const glyphs = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' } as const
const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

const shortName = (card: number): string => {
  const { rank, suit } = cardOf(card)
  return `${letters[rank] ?? rank}${glyphs[suit]}`
}

const isCourt = (rank: number): rank is 1 | 11 | 12 | 13 => rank in letters

/** What is kept, out of the view of a round that is over. */
const keptOf = ({ kept }: VideoPokerView): Kept | null =>
  kept === null ? null : kept.reduce((sum, is_kept, place) => sum | (is_kept ? 1 << place : 0), 0)

/** Every paid hand with what it brings for the stake of now; the one that the cards are is lit. */
const createPays = (host: GameHost, pays: readonly (readonly [PokerHand, number])[]) => {
  const text = textOf(texts, host.language)
  const rows = pays.map(([hand, times]) => {
    const sum = element('b', {})
    return { hand, times, sum, row: element('li', {}, element('span', {}, text(`poker.hand.${hand}`)), sum) }
  })
  return {
    view: element('ol', { class: 'poker-pays', 'aria-label': text('poker.pays') }, ...rows.map(({ row }) => row)),
    show: (hand: PokerHand, stake_minor: number): void => {
      for (const one of rows) {
        one.sum.textContent = host.amount(stake_minor * one.times, true)
        one.row.classList.toggle('is-lit', one.hand === hand)
      }
    },
  }
}

const rulesOf = (host: GameHost, { game, thumb, more }: VideoPokerLook): readonly Node[] => {
  const [text, common] = [textOf(texts, host.language), textOf(instantTexts, host.language)]
  const names: Readonly<Record<string, string>> = {
    best: text('poker.play.best'),
    thumb: thumb(host.language),
    'keep-all': text('poker.play.keep-all'),
  }
  return [
    ...[text('poker.rules.how'), ...more(host.language), text('poker.rules.fixed'), text('poker.rules.plays')].map((words) =>
      element('p', {}, words),
    ),
    playsTable(host, game, (key) => names[key] ?? key, publishedMaths[game.slug].bets),
    openNote(host, text('poker.fallback')),
    element('p', {}, common('instant.rules.fair')),
  ]
}

/** A machine of video poker: its table of pays, five cards to hold, and a hint for who asks. */
export const videoPokerStage =
  (look: VideoPokerLook) =>
  ({ host, take }: StepsParts): StepsStage<VideoPokerView> => {
    const { sound, motion } = host
    const text = textOf(texts, host.language)
    const table = Object.entries(look.game.exported['pays'] as Readonly<Record<PokerHand, number>>) as [PokerHand, number][]
    const named = (card: number): string => {
      const { rank, suit } = cardOf(card)
      return `${isCourt(rank) ? text(`poker.rank.${rank}`) : rank} ${text(`poker.suit.${suit}`)}`
    }
    const machine = createMachine({
      motion,
      face: look.face,
      back: look.back,
      words: { hand: text('poker.hand'), held: text('poker.held') },
      label: (place, card) =>
        card === null ? text('poker.no-card', { number: place + 1 }) : text('poker.card', { number: place + 1, card: named(card) }),
      toggled: () => sound.notes({ pitch: 19, volume: 0.3, voice: look.voice }),
    })
    const pays = createPays(host, table)
    const hint = createHint({
      host,
      pays: paysByHand(Object.fromEntries(table)),
      are_deuces_wild: look.are_deuces_wild,
      cardName: shortName,
      own: machine.kept,
      point: machine.point,
    })
    let is_offered = false
    const draw = (): string => holdStep(machine.kept())
    listenToSpace(() => is_offered && take(draw()), 'dialog, button, select, input')
    window.addEventListener('keydown', ({ key, target, repeat }) => {
      if (repeat || (target as HTMLElement).closest('dialog, select, input')) return
      const place = '12345'.indexOf(key)
      if (key.length === 1 && place >= 0) machine.toggle(place)
    })
    const handWords = (hand: PokerHand): string => text(`poker.hand.${pokerHands.find((one) => one === hand) ?? 'nothing'}`)
    return {
      view: element('div', { class: 'poker' }, pays.view, machine.view, hint.view),
      chooser: element('span', {}),
      choice: () => 'cards',
      enable: () => undefined,
      offer: (offers) => {
        is_offered = offers.length > 0
        machine.open(is_offered)
        if (!is_offered) hint.about(null)
      },
      show: async (view, step, around) => {
        pays.show(view?.hand ?? 'nothing', around.stake_minor)
        await machine.show(view?.cards ?? null, view && keptOf(view), step !== null, () =>
          sound.noise({ lasts_s: 0.07, pitch_hz: 2_400, slide_hz: 900, volume: 0.2 }),
        )
        hint.about(view && view.kept === null ? view.cards : null)
      },
      actions: (offers) => (offers.length === 0 ? [] : [{ step: 'hold', words: text('poker.draw'), chosen: draw, is_main: true }]),
      status: ({ hand }) => text('poker.status', { hand: handWords(hand) }),
      told: ({ hand, pays: paid }) => (paid === 0 ? text('poker.lost') : handWords(hand)),
      celebrate: (times) => winNotes(sound, times, look.voice, look.pitches, 0.09),
      rules: () => rulesOf(host, look),
      score: look.score,
    }
  }
