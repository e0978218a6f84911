import './look.css'
import type { CrapsView } from '#engines/steps/craps.ts'
import { costOfPlace, isBoxNumber } from '#engines/steps/craps-terms.ts'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { groupsChooser } from '../../instant/chooser.ts'
import { radioGroup } from '../../instant/radio-group.ts'
import { winNotes } from '../../instant/stage-of.ts'
import { element } from '../../kit/element.ts'
import type { GameHost } from '../../kit/frame-game.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { hintLine } from '../hint-line.ts'
import { openSteps } from '../open-steps.ts'
import type { ShownOffer, StepsParts, StepsStage } from '../steps-stage.ts'
import { createDice } from './dice.ts'
import { createFelt } from './felt.ts'
import { rulesOf } from './rules.ts'
import { texts } from './texts.ts'

const clarinet: Voice = { harmonics: [1, 0.04, 0.55, 0.05, 0.3], attack_s: 0.03, decay_s: 0.4 }
const acrylic: Voice = { harmonics: [1, 0.5, 0.7, 0.4], attack_s: 0.001, decay_s: 0.06 }

/** A courtyard band by the harbour, at night. */
const score: Score = {
  beat_s: 0.42,
  beats_per_bar: 4,
  chords: [
    [-14, -10, -7],
    [-14, -10, -5],
    [-9, -6, -2],
    [-11, -7, -4],
  ],
  lead: clarinet,
  scale: [-2, -1, 2, 3, 5, 6, 8],
  ambience: 'water',
}

/** Says on request what may be added now and what it costs: shares of what is laid, counted exactly. */
const createHint = (host: GameHost) => {
  const text = textOf(texts, host.language)
  const percent = percentsIn(host.init.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  let shown: CrapsView | null = null
  let offers: readonly ShownOffer[] = []
  const told = (): string => {
    const point = shown?.point
    if (!point) return text('craps.hint.first')
    const costs = offers.flatMap(({ step }) => {
      const number = Number(step.slice('place:'.length))
      if (!step.startsWith('place:') || !isBoxNumber(number)) return []
      const { numerator, denominator } = costOfPlace(point, number)
      return [`${number} — ${percent.format(Number(numerator) / Number(denominator))}`]
    })
    const odds = offers.some(({ step }) => step.startsWith('odds:')) ? [text('craps.hint.odds')] : []
    const places = costs.length > 0 ? [text('craps.hint.places', { costs: costs.join(', ') })] : []
    const all = [...odds, ...places]
    return all.length > 0 ? all.join(' ') : text('craps.hint.roll')
  }
  const line = hintLine(host, () => line.say(told()))
  return {
    view: line.view,
    about: (view: CrapsView | null): void => {
      shown = view
      line.say('')
    },
    offer: (now: readonly ShownOffer[]): void => {
      offers = now
      line.enable(now.length > 0)
    },
  }
}

const totalOf = ([a, b]: readonly [number, number]): number => a + b

const crapsStage = ({ host, choice, changed, take }: StepsParts): StepsStage<CrapsView> => {
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  let stake_minor = 0
  const dice = createDice(motion)
  const felt = createFelt({ text, take, amount: (hundredths) => host.amount((stake_minor / 100) * hundredths, true) })
  const hint = createHint(host)
  const clack = (): void =>
    sound.notes({ pitch: 22, volume: 0.22, voice: acrylic }, { pitch: 19, at_s: 0.05, volume: 0.18, voice: acrylic })
  const lines = radioGroup(
    text('craps.bet'),
    (['pass', 'dont'] as const).map((value) => ({ value, words: text(`craps.${value}`) })),
    'pass',
    () => {
      clack()
      changed()
    },
  )
  const chooser = groupsChooser(lines)
  if (choice !== null) chooser.set(choice)
  const knock = (pitch: number): void => sound.notes({ pitch, volume: 0.4, voice: acrylic })
  return {
    view: element('div', { class: 'craps', role: 'group', 'aria-label': text('craps.table') }, dice.view, felt.view, hint.view),
    chooser: chooser.view,
    choice: chooser.choice,
    enable: chooser.enable,
    offer: (offers) => {
      felt.enable(offers)
      hint.offer(offers)
    },
    show: async (view, step, around) => {
      chooser.set(around.choice)
      stake_minor = around.stake_minor
      hint.about(view)
      const is_thrown = step === 'roll'
      if (step && !is_thrown) clack()
      if (is_thrown) sound.noise({ lasts_s: 0.35, pitch_hz: 1_900, slide_hz: 1_200, volume: 0.14 })
      const thrown = view?.throws ?? []
      if (is_thrown) await dice.show(thrown, true, knock)
      else if (step === null || step === '') await dice.show(thrown, false, knock)
      felt.show(view, around.choice)
      if (is_thrown && thrown.length === 1 && view?.point) sound.notes({ pitch: 7, volume: 0.35, voice: clarinet })
      if (view?.ended === 'lost') sound.notes({ pitch: -10, volume: 0.28, voice: clarinet })
    },
    actions: (offers) => offers.flatMap(({ step }) => (step === 'roll' ? [{ step, words: text('craps.roll'), is_main: true }] : [])),
    status: ({ line, point, throws }) => {
      if (point === null) return text('craps.status.first')
      const last = throws.at(-1)
      return text(`craps.status.${line}`, { point, throw: last && throws.length > 1 ? `${totalOf(last)}. ` : '' })
    },
    told: ({ ended, throws }) => text(`craps.told.${ended ?? 'lost'}`, { total: totalOf(throws.at(-1) ?? [0, 0]) }),
    celebrate: (times) => winNotes(sound, times * 2, clarinet, [2, 3, 6, 8, 9, 14, 15], 0.12),
    rules: () => rulesOf(host),
    score,
  }
}

export const open = openSteps(crapsStage)
