import './look.css'
import { oldTower, tower_floors } from '#engines/steps/games/old-tower.ts'
import { towerPrice, type TowerLevel, type TowerView } from '#engines/steps/tower.ts'
import { groupsChooser } from '../../instant/chooser.ts'
import { radioGroup } from '../../instant/radio-group.ts'
import { winNotes } from '../../instant/stage-of.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { openSteps } from '../open-steps.ts'
import { multipleOf, stepsRules } from '../steps-rules.ts'
import type { StepsParts, StepsStage } from '../steps-stage.ts'
import { texts as stepsTexts } from '../texts.ts'
import { createFloors } from './floors.ts'
import { texts } from './texts.ts'

const bellTower: Voice = { harmonics: [1, 0.4, 0.3, 0.22, 0.1], attack_s: 0.004, decay_s: 1.1 }
const hoot: Voice = { harmonics: [1, 0.04], attack_s: 0.09, decay_s: 0.45 }

/** Night between old walls. */
const score: Score = {
  beat_s: 0.56,
  beats_per_bar: 4,
  chords: [
    [-17, -10, -5],
    [-15, -8, -5],
    [-20, -13, -5],
    [-17, -12, -8],
  ],
  lead: { harmonics: [1, 0.3, 0.15], attack_s: 0.01, decay_s: 0.8 },
  scale: [-5, -2, 0, 2, 4, 7],
  ambience: 'crickets',
}

const levelNames = ['easy', 'medium', 'hard', 'bold'] as const
const levels = oldTower.exported['levels'] as Readonly<Record<string, TowerLevel>>
const levelOf = (name: string): TowerLevel => levels[name] ?? { doors: 2, drawn_is: 'bad' }
const chanceOf = ({ doors, drawn_is }: TowerLevel): number => (drawn_is === 'good' ? 1 : doors - 1) / doors

const towerStage = ({ host, choice, changed, take }: StepsParts): StepsStage<TowerView> => {
  const { sound, motion, init } = host
  const [text, common] = [textOf(texts, host.language), textOf(stepsTexts, host.language)]
  const multiple = multipleOf(init.locale)
  const level = radioGroup(
    text('tower.level'),
    levelNames.map((value) => ({ value, words: text(`tower.${value}`) })),
    'medium',
    () => {
      sound.notes({ pitch: -5, volume: 0.3, voice: bellTower })
      changed()
    },
  )
  const chooser = groupsChooser(level)
  const floors = createFloors({ text, take, price: (floor, name) => multiple(towerPrice(levelOf(name), floor)) })
  if (choice !== null) chooser.set(choice)
  floors.show(chooser.choice(), null)
  let climbed = 0
  return {
    view: floors.view,
    chooser: chooser.view,
    choice: chooser.choice,
    enable: chooser.enable,
    offer: (offers) => floors.enable(offers.some(({ step }) => step.startsWith('door:')) ? climbed : null),
    show: async (view, step, around) => {
      chooser.set(around.choice)
      floors.show(around.choice, view)
      climbed = view?.taken.length ?? 0
      if (!view || !step?.startsWith('door:')) return
      sound.noise({ lasts_s: 0.25, pitch_hz: 260, volume: 0.3, slide_hz: 120 })
      if (view.ended === 'trapped') {
        sound.notes({ pitch: -9, at_s: 0.2, volume: 0.5, voice: hoot }, { pitch: -12, at_s: 0.55, volume: 0.5, voice: hoot })
        return motion.wait(600)
      }
      sound.notes({ pitch: -5 + climbed * 3, at_s: 0.14, volume: 0.45, voice: bellTower })
      await motion.wait(220)
    },
    actions: (offers) => {
      const stop = offers.find(({ step }) => step === 'stop')
      return stop ? [{ step: 'stop', words: common('steps.stop', { sum: host.amount(stop.win_minor ?? 0, true) }), is_main: true }] : []
    },
    status: ({ price, next }) => {
      const words = { price: price === null ? '' : multiple(price), next: next === null ? '' : multiple(next) }
      return common(price === null ? 'steps.first' : 'steps.next', words)
    },
    told: ({ ended, taken }) => {
      if (ended === 'left') return common('steps.left')
      return text(ended === 'trapped' ? 'tower.told.trapped' : 'tower.told.stopped', { count: taken.length })
    },
    celebrate: (times) => winNotes(sound, times, bellTower, [-5, 0, 4, 7, 12, 16, 19], 0.16),
    rules: (stake_minor) =>
      stepsRules({
        host,
        game: oldTower,
        how: [text('tower.rules.how')],
        ladder: Array.from({ length: tower_floors }, (_, index) => ({
          name: text('tower.floor', { floor: index + 1 }),
          price: towerPrice(levelOf(chooser.choice()), index + 1),
          chance: chanceOf(levelOf(chooser.choice())) ** (index + 1),
        })),
        stake_minor,
        playName: (key) => {
          const [name = '', count = ''] = key.split(':')
          const known = levelNames.find((one) => one === name)
          return text('tower.play', { level: known ? text(`tower.${known}`) : name, count: Number(count) })
        },
      }),
    score,
  }
}

export const open = openSteps(towerStage)
