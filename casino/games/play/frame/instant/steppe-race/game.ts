import './look.css'
import { finishOf, raceHorses, steppeRace } from '#engines/instant/games/steppe-race.ts'
import horseIcon from '#ui/art/icons/horse.svg?raw'
import { finishLine, laneColours, raceTrack } from '#ui/art/pieces/race.ts'
import { textOf } from '../../kit/frame-text.ts'
import { linear, type Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import { svgUrl } from '../../kit/rasterise.ts'
import type { Voice } from '../../kit/sound.ts'
import { groupsChooser } from '../chooser.ts'
import { drawing, parts, scattered, swaying } from '../drawing.ts'
import { instantFormats } from '../instant-formats.ts'
import type { MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { radioGroup } from '../radio-group.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { texts } from './texts.ts'

/** A short course: on a phone held upright the horses would be too small on a long one. */
const [width, lane, top] = [330, 34, 34]
const [start, finish] = [30, 278]

const picture = (): string => {
  const horse = svgUrl(horseIcon)
  const lanes = raceHorses.map(
    (_, index) =>
      `<g class="lane" transform="translate(0 ${top + index * lane})"><rect width="${width}" height="${lane}" fill="#fff" fill-opacity="0"/></g>`,
  )
  const horses = raceHorses.map(
    (_, index) =>
      `<g class="horse"><ellipse cx="0" cy="15" rx="17" ry="3.5" fill="#000" opacity="0.3"/><g class="body"><image href="${horse}" x="-25" y="-31" width="50" height="50" transform="scale(-1 1)"/><circle cx="-4" cy="-5" r="8" fill="${laneColours[index]}" stroke="#fff" stroke-width="1.4"/><text x="-4" y="-4.6" fill="#fff" text-anchor="middle" dominant-baseline="central">${index + 1}</text></g></g>`,
  )
  return `${raceTrack(width, 250, top, lane)}${lanes.join('')}${finishLine(finish, top, lane * 6)}${horses.join('')}`
}

/** How far a horse is, as a share of its way, at a share of the time: uneven on the way, due at its time. */
const wayAt = (horse: number, round: number, t: number): number => {
  const swing = (scattered(horse * 7 + round) - 0.5) * 0.3
  return Math.max(0, t + swing * Math.sin(Math.PI * t) + 0.03 * Math.sin(Math.PI * 4 * t + horse) * (1 - t))
}

const createTrack = (motion: Motion) => {
  const view = drawing('race', `0 0 ${width} 250`, picture())
  const [horses, lanes] = [parts(view, '.horse'), parts(view, '.lane')]
  const put = (index: number, share: number, gallop: number): void => {
    const x = start + share * (finish - start)
    horses[index]?.setAttribute('transform', `translate(${x.toFixed(1)} ${top + index * lane + 16})`)
    horses[index]
      ?.querySelector('.body')
      ?.setAttribute(
        'transform',
        `translate(0 ${(-Math.abs(Math.sin(gallop)) * 4).toFixed(1)}) rotate(${(Math.sin(gallop * 2) * 4).toFixed(1)})`,
      )
  }
  const [sway, still] = swaying(motion)
  /** Where everybody is when the winner is through: each place a little farther back. */
  const placed = (order: readonly number[]): void => {
    for (const [place, horse] of order.entries()) put(horse, 1.04 - place * 0.085 - (place > 0 ? 0.03 : 0), 0)
  }
  return {
    view,
    mark: (index: number) => {
      for (const [at, one] of lanes.entries()) one.classList.toggle('is-mine', at === index)
    },
    line: () => {
      still()
      for (const index of raceHorses.keys()) put(index, 0, 0)
    },
    ready: () => {
      still()
      for (const index of raceHorses.keys()) put(index, 0, 0)
      sway((now_ms) => {
        for (const index of raceHorses.keys()) put(index, 0, now_ms / 200 + index)
      })
    },
    run: async (order: readonly number[], seed: number, lasts_ms: number) => {
      still()
      if (motion.isReduced) {
        placed(order)
        return motion.tween({ lasts_ms: 400, step: (seen) => void (view.style.opacity = seen.toFixed(2)) })
      }
      await motion.tween({
        lasts_ms,
        easing: linear,
        step: (t) => {
          if (t >= 1) return placed(order)
          for (const [place, horse] of order.entries()) {
            const last = 1.04 - place * 0.085 - (place > 0 ? 0.03 : 0)
            put(horse, wayAt(horse, seed, t) * last, (t * lasts_ms) / 90 + horse)
          }
        },
      })
    },
    rest: (order: readonly number[]) => {
      still()
      placed(order)
    },
  }
}

const hoof: Voice = { harmonics: [1, 0.2], attack_s: 0.002, decay_s: 0.05 }
const horn: Voice = { harmonics: [1, 0.7, 0.5, 0.3], attack_s: 0.04, decay_s: 0.5 }

/** A ride over open land. */
const score: Score = {
  beat_s: 0.28,
  beats_per_bar: 8,
  chords: [
    [-5, 2, 7],
    [-5, 0, 5],
    [-7, 0, 5],
    [-5, 2, 7],
  ],
  lead: { harmonics: [1, 0.3, 0.25, 0.1], attack_s: 0.01, decay_s: 0.35 },
  scale: [2, 5, 7, 9, 12, 14],
  ambience: 'room',
}

const indexOf = (choice: string): number => raceHorses.findIndex(({ id }) => id === choice)

const raceStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const { multiple } = instantFormats(host.init.locale)
  const nameOf = (index: number): string =>
    text(`race.${(['storm', 'amber', 'raven', 'frost', 'poppy', 'feather'] as const)[index] ?? 'storm'}`)
  const track = createTrack(motion)
  const options = raceHorses.map(({ id, twentieths }, index) => ({
    value: id,
    words: `${index + 1}. ${nameOf(index)} ${multiple(twentieths)}`,
  }))
  const chose = (): void => {
    track.mark(indexOf(chooser.choice()))
    track.line()
    sound.notes({ pitch: -9, volume: 0.4, voice: hoof })
    changed()
  }
  const chooser = groupsChooser(radioGroup(text('race.horse'), options, 'storm', chose, 3))
  if (choice !== null) chooser.set(choice)
  track.mark(indexOf(chooser.choice()))
  return stageOf({
    parts: given,
    game: steppeRace,
    chooser,
    view: track.view,
    start: () => {
      track.ready()
      sound.notes({ pitch: 3, volume: 0.4, voice: horn }, { pitch: 10, at_s: 0.25, volume: 0.4, voice: horn })
    },
    land: async (round, lasts_ms) => {
      track.mark(indexOf(round.choice))
      if (!motion.isReduced)
        for (let beat = 0; beat < lasts_ms / 105; beat += 1)
          sound.notes({ pitch: -14 + (beat % 3) * 2, at_s: beat * 0.105, volume: 0.35, voice: hoof })
      await track.run(finishOf(round.values), (round.values[1] ?? 0) + (round.values[0] ?? 0), lasts_ms)
    },
    rest: (round) => {
      track.mark(indexOf(round?.choice ?? chooser.choice()))
      if (round) track.rest(finishOf(round.values))
      else track.line()
    },
    told: (round) => text('race.told', { horse: nameOf(finishOf(round.values)[0] ?? 0) }),
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, horn, [-2, 3, 7, 10, 15, 19, 22], 0.12),
    how: [text('race.rules.how'), text('race.rules.picture')],
    choiceName: (spelled) => nameOf(indexOf(spelled)),
    score,
    lasts_ms: 3_200,
  })
}

export const open = openInstant(raceStage)
