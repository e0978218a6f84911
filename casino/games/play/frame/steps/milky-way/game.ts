import './look.css'
import { milkyWay, most_cards } from '#engines/steps/games/milky-way.ts'
import { rankOf, rightRanks, type HigherLowerView } from '#engines/steps/higher-lower.ts'
import { priceOf } from '#engines/steps/price.ts'
import { instantFormats } from '../../instant/instant-formats.ts'
import { winNotes } from '../../instant/stage-of.ts'
import { element } from '../../kit/element.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { cardOf } from '../card-name.ts'
import { openSteps } from '../open-steps.ts'
import { multipleOf, stepsRules } from '../steps-rules.ts'
import type { StepsParts, StepsStage } from '../steps-stage.ts'
import { texts as stepsTexts } from '../texts.ts'
import { createSky } from './sky.ts'
import { texts } from './texts.ts'

const star: Voice = { harmonics: [1, 0.01, 0.3, 0.02, 0.1], attack_s: 0.006, decay_s: 0.7 }

/** Oxen, a road and the stars over it. */
const score: Score = {
  beat_s: 0.66,
  beats_per_bar: 4,
  chords: [
    [-12, -5, 3],
    [-16, -9, -4],
    [-14, -7, 2],
    [-17, -10, -2],
  ],
  lead: { harmonics: [1, 0.12, 0.05], attack_s: 0.04, decay_s: 0.9 },
  scale: [-5, -2, 0, 3, 5, 7],
  ambience: 'crickets',
}

const courts = { 1: 'milky.ace', 11: 'milky.jack', 12: 'milky.queen', 13: 'milky.king' } as const

const milkyStage = ({ host }: StepsParts): StepsStage<HigherLowerView> => {
  const { sound, motion, init } = host
  const [text, common] = [textOf(texts, host.language), textOf(stepsTexts, host.language)]
  const multiple = multipleOf(init.locale)
  const { percent } = instantFormats(init.locale)
  const sky = createSky(motion)
  const cardName = (index: number): string => {
    const { rank, suit } = cardOf(index)
    const court = courts[rank as keyof typeof courts]
    return `${court ? text(court) : rank} (${text(`milky.${suit}`)})`
  }
  const guessName = (step: string, rank: number): string => {
    const is_end = rank === 1 || rank === 13
    if (step === 'same') return text('milky.same')
    return step === 'higher' ? text(is_end ? 'milky.higher' : 'milky.higher-or-same') : text(is_end ? 'milky.lower' : 'milky.lower-or-same')
  }
  return {
    view: sky.view,
    chooser: element('span', {}),
    choice: () => 'cards',
    enable: () => undefined,
    offer: () => undefined,
    show: async (view, step) => {
      if (!view || step === null || step === 'stop' || step === 'leave') return sky.rest(view)
      sound.noise({ lasts_s: 0.12, pitch_hz: 2_400, volume: 0.25, slide_hz: 900 })
      await sky.come(view)
      if (view.ended === 'wrong') sound.notes({ pitch: -9, volume: 0.4, voice: star }, { pitch: -10, at_s: 0.16, volume: 0.4, voice: star })
      else if (step !== '' && step !== 'skip') sound.notes({ pitch: 2 + view.right * 2, volume: 0.45, voice: star })
    },
    actions: (offers, { guesses, cards }) => {
      const rank = rankOf(cards.at(-1) ?? 0)
      const stop = offers.find(({ step }) => step === 'stop')
      const said = guesses.map(({ step, ranks, price }) => ({
        step,
        words: text('milky.guess', { guess: guessName(step, rank), chance: percent(ranks / 13), price: multiple(price) }),
      }))
      return [
        ...said,
        ...(offers.some(({ step }) => step === 'skip') ? [{ step: 'skip', words: text('milky.skip') }] : []),
        ...(stop ? [{ step: 'stop', words: common('steps.stop', { sum: host.amount(stop.win_minor ?? 0, true) }), is_main: true }] : []),
      ]
    },
    status: ({ cards }) => text('milky.card', { card: cardName(cards.at(-1) ?? 0) }),
    told: ({ ended, cards, right }) => {
      if (ended === 'left') return common('steps.left')
      return ended === 'wrong'
        ? text('milky.told.wrong', { card: cardName(cards.at(-1) ?? 0) })
        : text('milky.told.stopped', { count: right })
    },
    celebrate: (times) => winNotes(sound, times, star, [3, 7, 10, 15, 19, 22, 27], 0.14),
    rules: (stake_minor) =>
      stepsRules({
        host,
        game: milkyWay,
        how: [text('milky.rules.how', { cards: most_cards })],
        ladder: [1, 2, 3, 4, 5, 6, 7].map((rank) => {
          const [[step, ranks] = ['higher', 0]] = Object.entries(rightRanks(rank))
          return { name: `${cardName(rank - 1)}: ${guessName(step, rank)}`, price: priceOf(BigInt(ranks), 13n), chance: ranks / 13 }
        }),
        stake_minor,
        playName: (key) => text('milky.play', { count: key.split(':')[1] ?? '' }),
      }),
    score,
  }
}

export const open = openSteps(milkyStage)
