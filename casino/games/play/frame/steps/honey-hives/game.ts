import './look.css'
import { hives, honeyHives } from '#engines/steps/games/honey-hives.ts'
import type { FieldsView } from '#engines/steps/hidden-fields.ts'
import { groupsChooser } from '../../instant/chooser.ts'
import { radioGroup } from '../../instant/radio-group.ts'
import { winNotes } from '../../instant/stage-of.ts'
import type { GameHost } from '../../kit/frame-game.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { openSteps } from '../open-steps.ts'
import { multipleOf, stepsRules } from '../steps-rules.ts'
import type { ShownOffer, StepsParts, StepsStage } from '../steps-stage.ts'
import { texts as stepsTexts } from '../texts.ts'
import { createApiary } from './apiary.ts'
import { texts } from './texts.ts'

const glass: Voice = { harmonics: [1, 0.06, 0.22, 0.03], attack_s: 0.003, decay_s: 0.5 }
const buzz: Voice = { harmonics: [1, 0.8, 0.6, 0.5, 0.4], attack_s: 0.05, decay_s: 0.6 }

/** A meadow in July. */
const score: Score = {
  beat_s: 0.4,
  beats_per_bar: 6,
  chords: [
    [-12, -8, -5],
    [-10, -7, -3],
    [-12, -8, -3],
    [-14, -7, -5],
  ],
  lead: { harmonics: [1, 0.2, 0.1], attack_s: 0.02, decay_s: 0.35 },
  scale: [0, 4, 7, 9, 12, 16],
  ambience: 'birds',
}

const trapsChosen = ['1', '3', '5', '8', '12', '20']

/** What each number of opened hives pays, by asking the game itself: a round in which every hive held honey. */
const ladderOf = (choice: string) => {
  const traps = Number(choice)
  const values = (honeyHives.ranges(choice) ?? []).map((range) => range - 1)
  let state = honeyHives.begin(choice, values)
  let chance = 1
  const steps: { count: number; price: number; chance: number }[] = []
  for (let field = 0; field < hives - traps; field += 1) {
    const { offers } = honeyHives.standing(state)
    if (!offers.some(({ step }) => step === `open:${field}`)) break
    state = honeyHives.take(state, `open:${field}`)
    chance *= (hives - traps - field) / (hives - field)
    steps.push({ count: field + 1, price: (honeyHives.standing(state).view as FieldsView).price ?? 0, chance })
  }
  return steps
}

const rulesOf = (host: GameHost, choice: string, stake_minor: number): readonly Node[] => {
  const text = textOf(texts, host.language)
  return stepsRules({
    host,
    game: honeyHives,
    how: [text('hives.rules.how')],
    ladder: ladderOf(choice).map(({ count, ...rest }) => ({ ...rest, name: text('hives.opened', { count }) })),
    stake_minor,
    playName: (key) => {
      const [traps = '', opens = ''] = key.split(':')
      return text('hives.play', { traps, opens })
    },
  })
}

const hivesStage = ({ host, choice, changed, take }: StepsParts): StepsStage<FieldsView> => {
  const { sound, motion, init } = host
  const [text, common] = [textOf(texts, host.language), textOf(stepsTexts, host.language)]
  const multiple = multipleOf(init.locale)
  const traps = radioGroup(
    text('hives.bees'),
    trapsChosen.map((value) => ({ value, words: value })),
    '3',
    () => {
      sound.notes({ pitch: 12, volume: 0.25, voice: glass })
      changed()
    },
  )
  const chooser = groupsChooser(traps)
  const apiary = createApiary({ text, take })
  if (choice !== null) chooser.set(choice)
  let covered: readonly number[] = []
  const offer = (offers: readonly ShownOffer[]): void => {
    covered = offers.flatMap(({ step }) => (step.startsWith('open:') ? [Number(step.slice(5))] : []))
    apiary.enable(new Set(covered))
  }
  return {
    view: apiary.view,
    chooser: chooser.view,
    choice: chooser.choice,
    enable: chooser.enable,
    offer,
    show: async (view, step, around) => {
      chooser.set(around.choice)
      apiary.show(view)
      if (!view || !step?.startsWith('open:')) return
      const field = Number(step.slice(5))
      apiary.pop(field)
      if (view.ended === 'trapped') {
        for (const at_s of [0, 0.16, 0.32]) sound.notes({ pitch: -19, at_s, volume: 0.4, voice: buzz })
        return motion.wait(500)
      }
      sound.notes(
        { pitch: 4 + view.opened.length * 2, volume: 0.45, voice: glass },
        { pitch: 11 + view.opened.length * 2, at_s: 0.07, volume: 0.25, voice: glass },
      )
      await motion.wait(140)
    },
    actions: (offers) => {
      const stop = offers.find(({ step }) => step === 'stop')
      const any = covered[Math.floor(covered.length / 2)]
      return [
        // All covered hives have the same chance, so this button opens the middle one of them.
        ...(any === undefined ? [] : [{ step: `open:${any}`, words: text('hives.any') }]),
        ...(stop ? [{ step: 'stop', words: common('steps.stop', { sum: host.amount(stop.win_minor ?? 0, true) }), is_main: true }] : []),
      ]
    },
    status: ({ price, next }) => {
      const words = { price: price === null ? '' : multiple(price), next: next === null ? '' : multiple(next) }
      return common(price === null ? 'steps.first' : 'steps.next', words)
    },
    told: ({ ended, opened }) => {
      if (ended === 'left') return common('steps.left')
      return text(ended === 'trapped' ? 'hives.told.trapped' : 'hives.told.stopped', { count: opened.length })
    },
    celebrate: (times) => winNotes(sound, times, glass, [7, 12, 16, 19, 24, 28, 31]),
    rules: (stake_minor) => rulesOf(host, chooser.choice(), stake_minor),
    score,
  }
}

export const open = openSteps(hivesStage)
