import './look.css'
import { climbChoice, climbHeight, climbTargets, swiftClimb } from '#engines/instant/games/swift-climb.ts'
import { climbHills, cloud, swiftBird } from '#ui/art/pieces/swift.ts'
import { element } from '../../kit/element.ts'
import { textOf } from '../../kit/frame-text.ts'
import { easeOut, type Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { groupsChooser } from '../chooser.ts'
import { drawing, part, parts, scattered, swaying } from '../drawing.ts'
import { instantFormats } from '../instant-formats.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { radioGroup } from '../radio-group.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { texts } from './texts.ts'

const [width, height, ground] = [300, 220, 172]

const clouds = (): string =>
  Array.from({ length: 9 }, (_, index) => {
    const scale = 0.35 + scattered(index) * 0.6
    return `<g class="cloud" opacity="${(0.35 + scattered(index + 9) * 0.45).toFixed(2)}" data-x="${(scattered(index + 20) * width).toFixed(0)}" data-y="${(scattered(index + 40) * 330).toFixed(0)}" data-scale="${scale.toFixed(2)}">${cloud()}</g>`
  }).join('')

const picture = (): string =>
  `${clouds()}<g class="hills"><g transform="translate(0 150)">${climbHills(width, 70)}</g></g><g class="goal"><line x1="0" x2="${width}"/><text x="84" y="-4"></text></g><g class="bird"><g transform="scale(0.32)">${swiftBird()}</g></g>`

/** The sky over the hills: where the bird is, and the line that it has to reach. */
const createSky = (motion: Motion, write: (height: number) => string) => {
  const view = drawing('climb', `0 0 ${width} ${height}`, picture())
  view.querySelector('svg')?.setAttribute('preserveAspectRatio', 'xMidYMax slice')
  const readout = element('b', { class: 'climb-height' })
  view.append(readout)
  const [bird, hills, goal, words] = [part(view, '.bird'), part(view, '.hills'), part(view, '.goal'), part(view, '.goal text')]
  let target = 2
  let [at, top] = [1, 3]
  const yOf = (multiple: number): number => ground - (120 * Math.log(Math.max(1, multiple))) / Math.log(top)
  const draw = (sway = 0): void => {
    const y = yOf(at)
    const risen = ground - y
    bird.setAttribute('transform', `translate(${150 + sway} ${y.toFixed(1)})`)
    hills.setAttribute('transform', `translate(0 ${(risen * 0.55).toFixed(1)})`)
    for (const one of parts(view, '.cloud')) {
      const { x, y: from, scale } = one.dataset
      const down = (Number(from) + Math.log(at) * 90) % 330
      one.setAttribute('transform', `translate(${x} ${(down - 60).toFixed(1)}) scale(${scale})`)
    }
    goal.setAttribute('transform', `translate(0 ${yOf(target).toFixed(1)})`)
    readout.textContent = write(at)
  }
  const frameFor = (multiple: number): void => {
    top = Math.max(3, target, multiple) ** 1.12
  }
  const [sway, still] = swaying(motion)
  return {
    view,
    setTarget: (next: number, label: string) => {
      target = next
      words.textContent = label
      frameFor(at)
      draw()
    },
    hover: () => {
      still()
      at = 1
      frameFor(1)
      draw()
      sway((now_ms) => draw(Math.sin(now_ms / 160) * 5))
    },
    climb: async (multiple: number, lasts_ms: number) => {
      still()
      frameFor(multiple)
      const step = (t: number): void => {
        at = t >= 1 ? multiple : Math.max(1, multiple) ** t
        draw(Math.sin(t * 9) * 5 * (1 - t))
      }
      if (motion.isReduced) {
        step(1)
        return motion.tween({ lasts_ms: 400, step: (seen) => bird.setAttribute('opacity', seen.toFixed(2)) })
      }
      await motion.tween({ lasts_ms, easing: easeOut, step })
    },
    rest: (multiple: number) => {
      still()
      at = multiple
      frameFor(multiple)
      draw()
    },
  }
}

const flute: Voice = { harmonics: [1, 0.08, 0.12], attack_s: 0.03, decay_s: 0.5 }

/** An open field at noon. */
const score: Score = {
  beat_s: 0.42,
  beats_per_bar: 8,
  chords: [
    [-2, 2, 5],
    [-5, 0, 3],
    [-7, -2, 2],
    [-5, -2, 3],
  ],
  lead: flute,
  scale: [5, 7, 10, 12, 14, 17],
  ambience: 'birds',
}

const heightOf = ({ values }: InstantRound): number => climbHeight(values[0] ?? 0) / 100

const climbStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const { multiple } = instantFormats(host.init.locale)
  const name = (spelled: string): string => multiple(Number(spelled.slice(1)) * 20)
  const show = (): void => sky.setTarget(Number(chooser.choice().slice(1)), name(chooser.choice()))
  const options = climbTargets.map((twentieths) => ({ value: climbChoice(twentieths), words: multiple(twentieths) }))
  const target = radioGroup(
    text('climb.target'),
    options,
    'x2.00',
    () => {
      show()
      sound.notes({ pitch: 12, volume: 0.25, voice: flute })
      changed()
    },
    8,
  )
  const chooser = groupsChooser(target)
  const sky = createSky(motion, (risen) => multiple(Math.floor(risen * 100) / 5))
  if (choice !== null) chooser.set(choice)
  show()
  return stageOf({
    parts: given,
    game: swiftClimb,
    chooser,
    view: sky.view,
    start: () => {
      sky.hover()
      sound.noise({ lasts_s: 0.7, pitch_hz: 900, slide_hz: 2_600, volume: 0.1 })
    },
    land: async (round, lasts_ms) => {
      show()
      if (!motion.isReduced) sound.noise({ lasts_s: lasts_ms / 1000, pitch_hz: 500, slide_hz: 3_200, volume: 0.06 })
      await sky.climb(heightOf(round), lasts_ms)
      sound.notes({ pitch: round.win_minor > 0 ? 7 : -8, volume: 0.35, voice: flute })
    },
    rest: (round) => {
      if (round) chooser.set(round.choice)
      show()
      sky.rest(round ? heightOf(round) : 1)
    },
    told: (round) => text('climb.told', { height: multiple(climbHeight(round.values[0] ?? 0) / 5) }),
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, flute, [5, 10, 14, 17, 22, 26, 29], 0.09),
    how: [text('climb.rules.how'), text('climb.rules.draw')],
    choiceName: name,
    score,
    lasts_ms: 1_800,
  })
}

export const open = openInstant(climbStage)
