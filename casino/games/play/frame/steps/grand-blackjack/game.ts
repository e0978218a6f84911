import './look.css'
import { handPoints, type BlackjackView } from '#engines/steps/blackjack.ts'
import { grandBlackjack } from '#engines/steps/games/grand-blackjack.ts'
import { texts as instantTexts } from '../../instant/texts.ts'
import { winNotes } from '../../instant/stage-of.ts'
import { element } from '../../kit/element.ts'
import type { GameHost } from '../../kit/frame-game.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { openSteps } from '../open-steps.ts'
import { openNote, playsTable } from '../steps-rules.ts'
import type { StepsParts, StepsStage } from '../steps-stage.ts'
import { createAdvice } from './advice.ts'
import { createFelt, pointsText } from './felt.ts'
import { texts } from './texts.ts'

const vibes: Voice = { harmonics: [1, 0.02, 0.08, 0.3], attack_s: 0.005, decay_s: 0.7 }

/** A small room, late. */
const score: Score = {
  beat_s: 0.52,
  beats_per_bar: 4,
  chords: [
    [-12, -5, -1, 3],
    [-7, -3, 0, 4],
    [-10, -3, 0, 5],
    [-14, -7, -2, 2],
  ],
  lead: vibes,
  scale: [0, 3, 5, 6, 7, 10],
  ambience: 'room',
}

const plays = ['best', 'insured', 'as-dealer', 'never-over'] as const

const rulesOf = (host: GameHost): readonly Node[] => {
  const [text, common] = [textOf(texts, host.language), textOf(instantTexts, host.language)]
  return [
    ...(['blackjack.rules.how', 'blackjack.rules.deck', 'blackjack.rules.dealer'] as const).map((key) => element('p', {}, text(key))),
    playsTable(host, grandBlackjack, (key) => {
      const known = plays.find((one) => one === key)
      return known ? text(`blackjack.play.${known}`) : key
    }),
    element('p', {}, text('blackjack.rules.figures')),
    openNote(host, text('blackjack.fallback')),
    element('p', {}, common('instant.rules.fair')),
  ]
}

const blackjackStage = ({ host }: StepsParts): StepsStage<BlackjackView> => {
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  let stake_minor = 0
  const felt = createFelt(motion, {
    you: (points) => text('blackjack.you', { points }),
    dealer: (points) => text('blackjack.dealer', { points }),
    natural: text('blackjack.natural'),
    cloth: text('blackjack.cloth'),
    amount: (hundredths) => host.amount((stake_minor / 100) * hundredths, true),
  })
  const advice = createAdvice(host)
  const view = element('div', { class: 'blackjack', role: 'group', 'aria-label': text('blackjack.table') }, felt.view, advice.view)
  const ended = (cards: readonly number[], may_be_natural: boolean): string => {
    const { total } = handPoints(cards)
    if (may_be_natural && cards.length === 2 && total === 21) return text('blackjack.natural.called')
    return total > 21 ? text('blackjack.over') : String(total)
  }
  return {
    view,
    chooser: element('span', {}),
    choice: () => 'cards',
    enable: () => undefined,
    offer: (offers) => advice.enable(offers.length > 0),
    show: async (standing, step, around) => {
      advice.about(standing)
      // The first stake is what everything is told by; a double has made the round's own larger.
      if (standing) stake_minor = around.stake_minor
      await felt.show(standing, step !== null, () => sound.noise({ lasts_s: 0.09, pitch_hz: 2_100, volume: 0.22, slide_hz: 800 }))
      if (step === 'double' || step === 'split' || step === 'insure')
        sound.notes({ pitch: 16, volume: 0.3, voice: vibes }, { pitch: 19, at_s: 0.06, volume: 0.3, voice: vibes })
    },
    actions: (offers) =>
      offers.map(({ step, stake_minor: more }) => {
        const sum = more === undefined ? '' : host.amount(more, true)
        if (step === 'hit') return { step, words: text('blackjack.hit') }
        if (step === 'stand') return { step, words: text('blackjack.stand') }
        if (step === 'decline') return { step, words: text('blackjack.decline'), is_main: true }
        return {
          step,
          words: text(step === 'double' ? 'blackjack.double' : step === 'split' ? 'blackjack.split' : 'blackjack.insure', { sum }),
        }
      }),
    status: ({ insurance, hands, at, dealer }) => {
      if (insurance === 'offered') return text('blackjack.insurance')
      const words = { own: pointsText(hands[at ?? 0]?.cards ?? [], false), dealer: pointsText(dealer, false), number: (at ?? 0) + 1 }
      return text(hands.length > 1 ? 'blackjack.status.hand' : 'blackjack.status', words)
    },
    told: ({ hands, dealer }) =>
      text('blackjack.told', {
        own: hands.map(({ cards }) => ended(cards, hands.length === 1)).join(', '),
        dealer: ended(dealer, true),
      }),
    celebrate: (times) => winNotes(sound, times * 2, vibes, [3, 7, 10, 15, 19], 0.13),
    rules: () => rulesOf(host),
    score,
  }
}

export const open = openSteps(blackjackStage)
