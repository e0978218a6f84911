import './look.css'
import { fairWheel, wheelPockets, wheelRisks } from '#engines/instant/games/fair-wheel.ts'
import { wheelDisc, wheelPaint, wheelRim, type WheelPocket } from '#ui/art/pieces/fair-wheel.ts'
import { textOf } from '../../kit/frame-text.ts'
import { easeOut, type Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { groupsChooser } from '../chooser.ts'
import { drawing, part } from '../drawing.ts'
import { instantFormats } from '../instant-formats.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { radioGroup } from '../radio-group.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { texts } from './texts.ts'

/** Colours from nothing to the dearest. */
const colourOf = (twentieths: number): string => {
  if (twentieths === 0) return '#2a2340'
  if (twentieths < 24) return '#3c5a8f'
  if (twentieths < 30) return '#2f8f6b'
  if (twentieths < 40) return '#d98b1f'
  if (twentieths < 80) return '#cf4a2f'
  return twentieths < 300 ? '#b02a78' : '#e0b020'
}

const payOf = (choice: string, pocket: number): number => fairWheel.twentieths(choice, [pocket])

const createWheel = (motion: Motion, write: (twentieths: number) => string) => {
  const view = drawing(
    'fair-wheel',
    '-116 -120 232 236',
    `${wheelPaint()}<circle cy="4" r="110" fill="#000" opacity="0.35"/><g class="disc"></g>${wheelRim()}`,
  )
  const disc = part(view, '.disc')
  let degrees = 0
  let halt: (() => void) | null = null
  const turn = (to: number): void => {
    degrees = to
    disc.setAttribute('transform', `rotate(${to.toFixed(2)})`)
  }
  const still = (): void => {
    halt?.()
    halt = null
  }
  const degreesOf = (pocket: number): number => -(pocket / wheelPockets) * 360
  return {
    view,
    paint: (choice: string) => {
      const pockets = Array.from({ length: wheelPockets }, (_, pocket): WheelPocket => {
        const twentieths = payOf(choice, pocket)
        return { colour: colourOf(twentieths), words: twentieths > 0 ? write(twentieths) : '' }
      })
      disc.innerHTML = wheelDisc(pockets)
    },
    spin: () => {
      still()
      if (!motion.isReduced) halt = motion.loop((_, passed_ms) => turn(degrees + passed_ms * 0.42))
    },
    stop: async (pocket: number, lasts_ms: number) => {
      still()
      const target = degreesOf(pocket)
      if (motion.isReduced) {
        turn(target)
        return motion.tween({ lasts_ms: 400, step: (seen) => disc.setAttribute('opacity', seen.toFixed(2)) })
      }
      const from = degrees
      const way = 720 + ((((target - from) % 360) + 360) % 360)
      await motion.tween({ lasts_ms, easing: easeOut, step: (t) => turn(t >= 1 ? target : from + way * t) })
    },
    rest: (pocket: number) => {
      still()
      turn(degreesOf(pocket))
    },
  }
}

const clack: Voice = { harmonics: [1, 0.2, 0.6], attack_s: 0.001, decay_s: 0.04 }
const brass: Voice = { harmonics: [1, 0.6, 0.4, 0.2, 0.1], attack_s: 0.02, decay_s: 0.4 }

/** A barrel organ at the fair. */
const score: Score = {
  beat_s: 0.3,
  beats_per_bar: 6,
  chords: [
    [-9, -5, -2],
    [-9, -4, 0],
    [-10, -5, -2],
    [-9, -5, -2],
  ],
  lead: { harmonics: [1, 0.4, 0.3, 0.1], attack_s: 0.02, decay_s: 0.3 },
  scale: [3, 7, 8, 10, 12, 15],
  ambience: 'room',
}

const pocketOf = ({ values }: InstantRound): number => values[0] ?? 0

const wheelStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const { multiple } = instantFormats(host.init.locale)
  const wheel = createWheel(motion, (twentieths) => multiple(twentieths).slice(1))
  const risk = radioGroup(
    text('wheel.wheel'),
    wheelRisks.map((value) => ({ value, words: text(`wheel.${value}`) })),
    'lively',
    () => {
      wheel.paint(chooser.choice())
      sound.notes({ pitch: 10, volume: 0.3, voice: brass })
      changed()
    },
  )
  const chooser = groupsChooser(risk)
  if (choice !== null) chooser.set(choice)
  wheel.paint(chooser.choice())
  return stageOf({
    parts: given,
    game: fairWheel,
    chooser,
    view: wheel.view,
    start: () => {
      wheel.spin()
      sound.noise({ lasts_s: 0.5, pitch_hz: 300, slide_hz: 1_200, volume: 0.12 })
    },
    land: async (round, lasts_ms) => {
      wheel.paint(round.choice)
      if (!motion.isReduced)
        for (let tick = 0; tick < 26; tick += 1)
          sound.notes({ pitch: 20, at_s: (lasts_ms / 1000) * (1 - (1 - tick / 26) ** 0.4), volume: 0.22, voice: clack })
      await wheel.stop(pocketOf(round), lasts_ms)
    },
    rest: (round) => {
      wheel.paint(round?.choice ?? chooser.choice())
      wheel.rest(round ? pocketOf(round) : 0)
    },
    told: (round) => {
      const twentieths = payOf(round.choice, pocketOf(round))
      return twentieths === 0 ? text('wheel.empty') : text('wheel.told', { multiple: multiple(twentieths) })
    },
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, brass, [3, 7, 10, 15, 19, 22, 27]),
    how: [text('wheel.rules.how')],
    choiceName: (spelled) => text(`wheel.${wheelRisks.find((one) => one === spelled) ?? 'calm'}`),
    score,
    lasts_ms: 2_600,
  })
}

export const open = openInstant(wheelStage)
