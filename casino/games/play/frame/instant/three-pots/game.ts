import './look.css'
import { potCounts, threePots } from '#engines/instant/games/three-pots.ts'
import { clayPot, kitten, potPaint } from '#ui/art/pieces/pots.ts'
import { textOf } from '../../kit/frame-text.ts'
import { easeInOut, type Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { groupsChooser } from '../chooser.ts'
import { drawing, part, parts, swaying } from '../drawing.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { radioGroup } from '../radio-group.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { texts } from './texts.ts'

const most_pots = 5
const floor = 190

const xOf = (pot: number, count: number): number => 210 + (pot - (count - 1) / 2) * (count === 3 ? 128 : count === 4 ? 100 : 82)
const sizeOf = (count: number): number => (count === 3 ? 1.12 : count === 4 ? 0.88 : 0.74)

const picture = (): string => {
  const pots = Array.from(
    { length: most_pots },
    (_, pot) =>
      `<g class="pot"><g class="lift">${clayPot()}<text class="number" y="-44" fill="#fff8e6" stroke="#4a2009" stroke-width="4" paint-order="stroke" font-size="22" font-weight="800" text-anchor="middle">${pot + 1}</text></g><path class="mark" d="M-46 12H46" stroke="#ffe27a" stroke-width="6" stroke-linecap="round"/></g>`,
  )
  return `${potPaint()}<path d="M0 ${floor - 18}H420" stroke="#3a2410" stroke-opacity="0.4" stroke-width="2"/><g class="kitten">${kitten()}</g>${pots.join('')}`
}

const createPots = (motion: Motion, picked: (pot: number) => void) => {
  const view = drawing('pots', '0 0 420 216', picture())
  const [pots, lifts, cat] = [parts(view, '.pot'), parts(view, '.lift'), part(view, '.kitten')]
  for (const [pot, one] of pots.entries()) one.addEventListener('click', () => picked(pot))
  let count = 3
  const put = (pot: number, x: number, y = floor): void =>
    pots[pot]?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${sizeOf(count)})`)
  const lift = (pot: number, share: number): void =>
    lifts[pot]?.setAttribute(
      'transform',
      `translate(${(share * 22).toFixed(1)} ${(-share * 84).toFixed(1)}) rotate(${(share * 16).toFixed(1)})`,
    )
  const home = (): void => {
    for (const [pot, one] of pots.entries()) {
      one.style.display = pot < count ? '' : 'none'
      put(pot, xOf(pot, count))
      lift(pot, 0)
    }
    cat.style.display = 'none'
  }
  const sit = (pot: number): void => {
    cat.style.display = ''
    cat.setAttribute('transform', `translate(${xOf(pot, count).toFixed(1)} ${floor}) scale(${(sizeOf(count) * 0.9).toFixed(3)})`)
  }
  const [sway, still] = swaying(motion)
  return {
    view,
    lay: (pots_now: number, mine: number) => {
      still()
      count = pots_now
      home()
      for (const [pot, one] of pots.entries()) one.classList.toggle('is-mine', pot === mine)
    },
    shuffle: () => {
      still()
      home()
      sway((now_ms) => {
        for (let pot = 0; pot < count; pot += 1) {
          // Everybody goes round on a flat ring, so that no eye can follow.
          const angle = now_ms / 230 + (pot / count) * 2 * Math.PI
          put(pot, 210 + Math.cos(angle) * 130, floor - 8 + Math.sin(angle) * 12)
        }
      })
    },
    open: async (right: number, mine: number, lasts_ms: number) => {
      still()
      home()
      for (const [pot, one] of pots.entries()) one.classList.toggle('is-mine', pot === mine)
      sit(right)
      if (motion.isReduced) {
        lift(right, 1)
        return motion.tween({ lasts_ms: 400, step: (seen) => void (view.style.opacity = seen.toFixed(2)) })
      }
      if (mine !== right) await motion.tween({ lasts_ms: lasts_ms * 0.45, easing: easeInOut, step: (t) => lift(mine, t) })
      await motion.tween({ lasts_ms: lasts_ms * 0.55, easing: easeInOut, step: (t) => lift(right, t) })
    },
    rest: (right: number, mine: number) => {
      still()
      home()
      sit(right)
      lift(right, 1)
      if (mine !== right) lift(mine, 1)
    },
  }
}

const clay: Voice = { harmonics: [1, 0.1, 0.5, 0.1], attack_s: 0.002, decay_s: 0.14 }
const meow: Voice = { harmonics: [1, 0.5, 0.5, 0.2], attack_s: 0.06, decay_s: 0.34 }

/** A yard in the morning. */
const score: Score = {
  beat_s: 0.34,
  beats_per_bar: 8,
  chords: [
    [-9, -5, -2],
    [-4, 0, 3],
    [-2, 2, 5],
    [-9, -5, 3],
  ],
  lead: { harmonics: [1, 0.3], attack_s: 0.01, decay_s: 0.25 },
  scale: [3, 7, 8, 10, 12, 15],
  ambience: 'birds',
}

const readRound = ({ choice, values }: InstantRound) => {
  const [count, pot] = choice.split(':').map(Number)
  return { count: count ?? 3, mine: (pot ?? 1) - 1, right: values[0] ?? 0 }
}

const potsStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const show = (): void => {
    pot.limit(Number(count.value()))
    pots.lay(Number(count.value()), Number(pot.value()) - 1)
  }
  const chose = (): void => {
    show()
    sound.notes({ pitch: 7, volume: 0.35, voice: clay })
    changed()
  }
  const counts = potCounts.map((one) => ({ value: String(one.pots), words: String(one.pots) }))
  const count = radioGroup(text('pots.count'), counts, '3', chose)
  const numbers = Array.from({ length: most_pots }, (_, index) => ({ value: String(index + 1), words: String(index + 1) }))
  const pot = radioGroup(text('pots.pot'), numbers, '2', chose)
  const chooser = groupsChooser(count, pot)
  const pots = createPots(motion, (at) => {
    if (!chooser.isEnabled() || host.init.purpose === 'replay') return
    pot.set(String(at + 1))
    chose()
  })
  if (choice !== null) chooser.set(choice)
  show()
  return stageOf({
    parts: given,
    game: threePots,
    chooser,
    view: pots.view,
    start: () => {
      pots.shuffle()
      for (const [beat, pitch] of [4, 9, 6, 11].entries()) sound.notes({ pitch, at_s: beat * 0.12, volume: 0.3, voice: clay })
    },
    land: async (round, lasts_ms) => {
      const { count: pots_now, mine, right } = readRound(round)
      show()
      pots.lay(pots_now, mine)
      await pots.open(right, mine, lasts_ms)
      sound.notes({ pitch: round.win_minor > 0 ? 15 : 10, volume: 0.3, voice: meow })
    },
    rest: (round) => {
      if (!round) return show()
      chooser.set(round.choice)
      show()
      const { mine, right } = readRound(round)
      pots.rest(right, mine)
    },
    told: (round) => text('pots.told', { pot: readRound(round).right + 1 }),
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, (win_minor / stake_minor) * 2, clay, [7, 10, 14, 19, 22, 26]),
    how: [text('pots.rules.how')],
    choiceName: (spelled) => {
      const [many = '3', one = '1'] = spelled.split(':')
      return text('pots.choice', { pot: one, count: many })
    },
    score,
    lasts_ms: 1_500,
  })
}

export const open = openInstant(potsStage)
