import './look.css'
import { coveredParts, goalParts, keepers, penalty } from '#engines/instant/games/penalty.ts'
import { goalFrame, goalkeeper, penaltyBall } from '#ui/art/pieces/penalty.ts'
import { textOf } from '../../kit/frame-text.ts'
import { easeOut, type Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { groupsChooser } from '../chooser.ts'
import { drawing, part, parts, swaying } from '../drawing.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { radioGroup } from '../radio-group.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { texts } from './texts.ts'

const [goal_x, goal_y, part_width] = [30, 16, 64]
const middleOf = (at: number): number => goal_x + part_width * (at + 0.5)

const picture = (): string => {
  const zones = (name: string) =>
    Array.from(
      { length: goalParts },
      (_, at) =>
        `<rect class="${name}" x="${goal_x + at * part_width + 3}" y="${goal_y + 4}" width="${part_width - 6}" height="114" rx="6"/>`,
    ).join('')
  return [
    '<path d="M-60 136H440V220H-60Z" fill="#1f7a3c"/><path d="M-60 150H440V168H-60ZM-60 186H440V204H-60Z" fill="#268a46"/><path d="M-10 136L-50 220M390 136L430 220M-50 176H430" stroke="#fff" stroke-opacity="0.7" stroke-width="3"/>',
    `<g transform="translate(${goal_x} ${goal_y})">${goalFrame()}</g>`,
    zones('covered'),
    `<g class="keeper"><g class="pose"></g></g>`,
    zones('aim'),
    '<circle cx="190" cy="206" r="3" fill="#fff"/><g class="ball"><ellipse class="shade" cy="20" rx="16" ry="4" fill="#000" opacity="0.3"/><g class="leather">',
    penaltyBall(),
    '</g></g>',
  ].join('')
}

interface Shot {
  readonly aim: number
  readonly covered: readonly number[]
}

const shotOf = ({ choice, values }: InstantRound): Shot => {
  const [aim = '3', reach = '1'] = choice.split(':')
  return { aim: Number(aim) - 1, covered: coveredParts(values[0] ?? 0, Number(reach)) }
}

/** The parts of the picture, and how they are put. */
const createPoses = (aimed: (at: number) => void) => {
  const view = drawing('penalty', '0 0 380 214', picture())
  const [keeper, pose, ball, leather] = [part(view, '.keeper'), part(view, '.pose'), part(view, '.ball'), part(view, '.leather')]
  const [aims, covers] = [parts(view, '.aim'), parts(view, '.covered')]
  for (const [at, one] of aims.entries()) one.addEventListener('click', () => aimed(at))
  /** The keeper over his first part; his arms are as wide as what he covers, up to the wall of the picture. */
  const put = (x: number, lean: number, reach: number): void => {
    keeper.setAttribute('transform', `translate(${x.toFixed(1)} 136)`)
    pose.setAttribute('transform', `rotate(${lean.toFixed(1)})`)
    pose.innerHTML = goalkeeper(38 + reach * 14)
  }
  const roll = (x: number, y: number, scale: number, turn: number): void => {
    ball.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`)
    leather.setAttribute('transform', `rotate(${turn.toFixed(1)})`)
  }
  const show = (covered: readonly number[]): void => {
    for (const [at, one] of covers.entries()) one.classList.toggle('is-seen', covered.includes(at))
  }
  return {
    view,
    put,
    roll,
    show,
    mark: (aim: number): void => {
      for (const [at, one] of aims.entries()) one.classList.toggle('is-mine', at === aim)
    },
  }
}

/** Where the keeper goes: to the shot that he saves, else to the middle of what he covers. */
const diveOf = ({ aim, covered }: Shot): number => (covered.includes(aim) ? aim : (covered[Math.floor(covered.length / 2)] ?? 2))

const createGoal = (motion: Motion, aimed: (at: number) => void) => {
  const { view, put, roll, show, mark } = createPoses(aimed)
  const spot = (): void => roll(190, 190, 0.9, 0)
  let reach = 1
  const [sway, still] = swaying(motion)
  const end = (shot: Shot): void => {
    const { aim, covered } = shot
    const is_saved = covered.includes(aim)
    const dive = diveOf(shot)
    put(middleOf(dive), (dive - 2) * 14, reach)
    if (is_saved) roll(middleOf(aim) + (aim < 2 ? -20 : 20), 124, 0.52, 200)
    else roll(middleOf(aim), 58, 0.46, 520)
    show(covered)
  }
  return {
    view,
    mark: (aim: number, keeper_reach: number) => {
      reach = keeper_reach
      mark(aim)
    },
    wait: () => {
      still()
      show([])
      spot()
      put(190, 0, reach)
    },
    ready: () => {
      still()
      show([])
      spot()
      put(190, 0, reach)
      sway((now_ms) => put(190 + Math.sin(now_ms / 180) * 22, Math.sin(now_ms / 180) * 4, reach))
    },
    shoot: async (shot: Shot, lasts_ms: number) => {
      still()
      if (motion.isReduced) {
        end(shot)
        return motion.tween({ lasts_ms: 400, step: (seen) => void (view.style.opacity = seen.toFixed(2)) })
      }
      const { aim, covered } = shot
      const is_saved = covered.includes(aim)
      const dive = diveOf(shot)
      await motion.tween({
        lasts_ms: lasts_ms * 0.55,
        easing: easeOut,
        step: (t) => {
          const y = 190 + ((is_saved ? 66 : 58) - 190) * t - Math.sin(Math.PI * t) * 16
          roll(190 + (middleOf(aim) - 190) * t, y, 0.9 - 0.44 * t, 520 * t)
          const late = Math.max(0, (t - 0.25) / 0.75)
          put(190 + (middleOf(dive) - 190) * late, (dive - 2) * 14 * late - Math.sin(Math.PI * late) * 6, reach)
        },
      })
      show(covered)
      const from = 66
      await motion.tween({
        lasts_ms: lasts_ms * 0.45,
        step: (t) => {
          if (t >= 1) return end(shot)
          if (is_saved) roll(middleOf(aim) + (aim < 2 ? -20 : 20) * t, from + (124 - from) * t, 0.46 + 0.06 * t, 520 - 320 * t)
          else roll(middleOf(aim), 58 + Math.sin(Math.PI * t * 3) * 4 * (1 - t), 0.46, 520)
        },
      })
    },
    rest: (shot: Shot) => {
      still()
      end(shot)
    },
  }
}

const kick: Voice = { harmonics: [1, 0.2], attack_s: 0.001, decay_s: 0.09 }
const whistle: Voice = { harmonics: [1, 0.04], attack_s: 0.01, decay_s: 0.28 }
const fans: Voice = { harmonics: [1, 0.6, 0.4, 0.3], attack_s: 0.05, decay_s: 0.5 }

/** A full ground before the whistle. */
const score: Score = {
  beat_s: 0.36,
  beats_per_bar: 8,
  chords: [
    [-9, -2, 3],
    [-9, -4, 3],
    [-7, -2, 2],
    [-5, 0, 3],
  ],
  lead: { harmonics: [1, 0.5, 0.3], attack_s: 0.01, decay_s: 0.3 },
  scale: [3, 5, 7, 10, 12],
  ambience: 'room',
}

const penaltyStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const partName = (at: string): string => text(`penalty.${(['1', '2', '3', '4', '5'] as const)[Number(at) - 1] ?? '3'}`)
  const keeperName = (reach: string): string => text(`penalty.reach-${(['1', '2', '3', '4'] as const)[Number(reach) - 1] ?? '1'}`)
  const show = (): void => {
    const [aim, reach] = chooser.choice().split(':')
    goal.mark(Number(aim) - 1, Number(reach))
  }
  const chose = (): void => {
    show()
    goal.wait()
    sound.notes({ pitch: -5, volume: 0.3, voice: kick })
    changed()
  }
  const places = ['1', '2', '3', '4', '5'].map((value) => ({ value, words: partName(value) }))
  const aim = radioGroup(text('penalty.part'), places, '1', chose)
  const who = radioGroup(
    text('penalty.keeper'),
    keepers.map(({ reach }) => ({ value: String(reach), words: keeperName(String(reach)) })),
    '2',
    chose,
  )
  const chooser = groupsChooser(aim, who)
  const goal = createGoal(motion, (at) => {
    if (!chooser.isEnabled() || host.init.purpose === 'replay') return
    aim.set(String(at + 1))
    chose()
  })
  if (choice !== null) chooser.set(choice)
  show()
  return stageOf({
    parts: given,
    game: penalty,
    chooser,
    view: goal.view,
    start: () => {
      goal.ready()
      sound.notes({ pitch: 31, volume: 0.25, voice: whistle })
    },
    land: async (round, lasts_ms) => {
      show()
      sound.notes({ pitch: -14, volume: 0.7, voice: kick })
      await goal.shoot(shotOf(round), lasts_ms)
      sound.noise({ lasts_s: 0.8, pitch_hz: round.win_minor > 0 ? 900 : 300, volume: 0.14 })
    },
    rest: (round) => {
      if (round) chooser.set(round.choice)
      show()
      if (round) goal.rest(shotOf(round))
      else goal.wait()
    },
    told: (round) => {
      const { aim: at, covered } = shotOf(round)
      return text(covered.includes(at) ? 'penalty.saved' : 'penalty.goal')
    },
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, (win_minor / stake_minor) * 2, fans, [3, 7, 10, 15, 19, 22], 0.11),
    how: [text('penalty.rules.how'), text('penalty.rules.same')],
    choiceName: (spelled) => {
      const [at = '3', reach = '1'] = spelled.split(':')
      return text('penalty.choice', { keeper: keeperName(reach), part: partName(at).toLowerCase() })
    },
    score,
    lasts_ms: 1_700,
  })
}

export const open = openInstant(penaltyStage)
