import './look.css'
import { archer, distances, rings } from '#engines/instant/games/archer.ts'
import { segmentAt } from '#engines/instant/segments/segments-game.ts'
import { archeryTarget, rangePines, ringRadii, stuckArrow } from '#ui/art/pieces/archery.ts'
import { textOf } from '../../kit/frame-text.ts'
import { linear, type Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { groupsChooser } from '../chooser.ts'
import { drawing, part, scattered, swaying } from '../drawing.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { radioGroup } from '../radio-group.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { texts } from './texts.ts'

/** Where the target stands and how large it is seen, by distance. */
const looks = { near: { y: 104, scale: 0.82 }, middle: { y: 100, scale: 0.6 }, far: { y: 96, scale: 0.42 } } as const

interface Hit {
  readonly distance: keyof typeof looks
  readonly ring: number
  /** From the middle of the target, in its own units. */
  readonly x: number
  readonly y: number
}

const distanceOf = (choice: string): keyof typeof looks => distances.find((one) => one === choice) ?? 'near'

const ringOf = ({ choice, values }: InstantRound): number => {
  const segments = archer.outcomes(choice).map(({ ways, twentieths }) => ({ ways: Number(ways), twentieths }))
  return segmentAt(segments, values[0] ?? 0)
}

/** The ring and the direction are the round's; how far out within the ring is the picture's. */
const hitOf = (round: InstantRound): Hit => {
  const ring = ringOf(round)
  const inner = ring === 0 ? 0 : (ringRadii[ring - 1] ?? 100)
  const outer = ringRadii[ring] ?? 140
  const radius = inner + (outer - inner) * (0.2 + 0.6 * scattered((round.values[0] ?? 0) + 3)) + (ring === 4 ? 12 : 0)
  const angle = ((round.values[1] ?? 0) * Math.PI) / 180
  return { distance: distanceOf(round.choice), ring, x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius }
}

const picture = (): string =>
  [
    rangePines(420, 92, 66, '#5d8f5f'),
    rangePines(420, 96, 44, '#3d6f3f'),
    `<g class="target">${archeryTarget()}${ringRadii.map((radius) => `<circle class="ring" r="${radius}" fill="none"/>`).join('')}<circle class="hit" r="16"/><g class="stuck">${stuckArrow()}</g></g>`,
    '<g class="flight"><path d="M0 0L60 56" stroke="#3b2410" stroke-width="7" stroke-linecap="round"/><path d="M44 34L84 42L104 78L66 68Z" fill="#e8e2d0" stroke="#7b2a22" stroke-width="3"/></g>',
  ].join('')

const createRange = (motion: Motion) => {
  const view = drawing('archery', '0 0 420 250', picture())
  const [target, stuck, flight, glow] = [part(view, '.target'), part(view, '.stuck'), part(view, '.flight'), part(view, '.hit')]
  const [sway, still] = swaying(motion)
  const stand = (next: keyof typeof looks): void => {
    target.setAttribute('transform', `translate(210 ${looks[next].y}) scale(${looks[next].scale})`)
  }
  const clear = (): void => {
    stuck.style.display = 'none'
    flight.style.display = 'none'
    glow.setAttribute('r', '0')
  }
  const stick = ({ x, y, ring }: Hit): void => {
    flight.style.display = 'none'
    stuck.style.display = ring === 4 ? 'none' : ''
    stuck.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
    glow.setAttribute('r', String(ringRadii[ring] ?? 0))
  }
  const fly = (x: number, y: number, scale: number): void => {
    flight.style.display = ''
    flight.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`)
  }
  return {
    view,
    stand: (next: keyof typeof looks) => {
      still()
      stand(next)
      clear()
    },
    draw: () => {
      still()
      clear()
      sway((now_ms) => fly(214 + Math.sin(now_ms / 260) * 10, 196 + Math.cos(now_ms / 340) * 6, 1))
    },
    shoot: async (hit: Hit, lasts_ms: number) => {
      still()
      stand(hit.distance)
      clear()
      const { y: middle, scale } = looks[hit.distance]
      if (motion.isReduced) {
        stick(hit)
        return motion.tween({ lasts_ms: 400, step: (seen) => void (view.style.opacity = seen.toFixed(2)) })
      }
      const [x, y] = [210 + hit.x * scale, middle + hit.y * scale]
      await motion.wait(lasts_ms * 0.35)
      await motion.tween({
        lasts_ms: lasts_ms * 0.35,
        easing: linear,
        step: (t) => fly(214 + (x - 214) * t, 196 + (y - 196) * t - Math.sin(Math.PI * t) * 42, 1 + (scale * 0.42 - 1) * t ** 0.7),
      })
      stick(hit)
      await motion.tween({
        lasts_ms: lasts_ms * 0.3,
        easing: linear,
        step: (t) =>
          target.setAttribute(
            'transform',
            `translate(210 ${middle}) scale(${scale}) rotate(${(hit.ring === 4 ? 0 : Math.sin(t * 26) * 1.6 * (1 - t)).toFixed(2)})`,
          ),
      })
    },
    rest: (hit: Hit) => {
      still()
      stand(hit.distance)
      clear()
      stick(hit)
    },
  }
}

const string: Voice = { harmonics: [1, 0.5, 0.35, 0.2], attack_s: 0.001, decay_s: 0.5 }

/** A lute on a summer green. */
const score: Score = {
  beat_s: 0.38,
  beats_per_bar: 6,
  chords: [
    [-7, 0, 5],
    [-9, 0, 3],
    [-5, -2, 2],
    [-7, -2, 5],
  ],
  lead: string,
  scale: [0, 3, 5, 7, 10, 12],
  ambience: 'birds',
}

const archerStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const range = createRange(motion)
  const ringName = (name: string): string => text(`archer.${rings.find((ring) => ring === name) ?? 'miss'}`)
  const distance = radioGroup(
    text('archer.distance'),
    distances.map((value) => ({ value, words: text(`archer.${value}`) })),
    'middle',
    () => {
      range.stand(distanceOf(chooser.choice()))
      sound.notes({ pitch: 0, volume: 0.3, voice: string })
      changed()
    },
  )
  const chooser = groupsChooser(distance)
  if (choice !== null) chooser.set(choice)
  range.stand(distanceOf(chooser.choice()))
  return stageOf({
    parts: given,
    game: archer,
    chooser,
    view: range.view,
    start: () => {
      range.draw()
      sound.noise({ lasts_s: 0.5, pitch_hz: 260, slide_hz: 520, volume: 0.08 })
    },
    land: async (round, lasts_ms) => {
      sound.notes({ pitch: -7, at_s: (lasts_ms / 1000) * 0.35, volume: 0.5, voice: string })
      await range.shoot(hitOf(round), lasts_ms)
      sound.noise({ lasts_s: 0.12, pitch_hz: 180, volume: 0.3 })
    },
    rest: (round) => {
      if (round) chooser.set(round.choice)
      if (round) range.rest(hitOf(round))
      else range.stand(distanceOf(chooser.choice()))
    },
    told: (round) => ringName(rings[ringOf(round)] ?? 'miss'),
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, string, [5, 10, 12, 17, 22, 24, 29]),
    how: [text('archer.rules.how')],
    choiceName: (spelled) => text(`archer.${distanceOf(spelled)}`),
    outcomeName: ({ name = '' }) => ringName(name),
    score,
    lasts_ms: 1_700,
  })
}

export const open = openInstant(archerStage)
