import { easeOut, linear, type Motion } from '../kit/motion.ts'
import type { TableKind } from './table-kind.ts'
import { ballRadius, ballRun, pocketAngle } from './spin-path.ts'
import { radii, wheelDrawing, type WheelDrawing } from './wheel-drawing.ts'

export interface Wheel {
  readonly view: HTMLElement
  /** Sets wheel and ball going; they go on until the ball is told where to land. */
  readonly roll: () => void
  /** Lets the ball run out into a pocket. Resolves when it lies there. */
  readonly land: (number: number, lasts_ms: number) => Promise<void>
  /** Stands still at once, with the ball in a pocket or out of sight. */
  readonly rest: (number: number | null) => void
}

/** Degrees a second: the rotor one way, the ball the other. */
const rotor_speed = 36
const ball_speed = 430

/** How many balls lie side by side across the wheel; roulette.css has the same. */
const ball_parts = 25

/** How long the rotor runs out with the ball in its pocket; nobody has to wait for it. */
const runs_out_ms = 2_400

const markPocket = (view: HTMLElement, number: number | null): void => {
  for (const marked of view.querySelectorAll('.is-drawn')) marked.classList.remove('is-drawn')
  if (number !== null) view.querySelector(`[data-pocket="${number}"]`)?.classList.add('is-drawn')
}

/** In the place of a run: the ball appears where it lies. */
const fadeIn = (ball: HTMLElement, motion: Motion): Promise<void> =>
  motion.tween({ lasts_ms: 400, step: (share) => (ball.style.opacity = share.toFixed(2)) })

const drawAt = ({ rotor, ball }: WheelDrawing, rotor_angle: number, ball_angle: number, radius: number): void => {
  const angle = ((rotor_angle + ball_angle) * Math.PI) / 180
  rotor.style.transform = `rotate(${(rotor_angle % 360).toFixed(2)}deg)`
  // The ball's own box is one 25th of the wheel, which is 224 units wide.
  const share = (units: number): string => `${((units / 224) * ball_parts * 100).toFixed(2)}%`
  ball.style.transform = `translate(${share(Math.sin(angle) * radius)}, ${share(-Math.cos(angle) * radius)})`
}

/** The wheel shows a draw that is over: whatever happens here, the ball ends where the round says. */
export const createWheel = (kind: TableKind, motion: Motion): Wheel => {
  const drawing = wheelDrawing(kind)
  const { view, ball } = drawing
  // The ball's angle is counted from the rotor's zero.
  let [rotor_angle, ball_angle] = [0, 0]
  let radius: number = radii.rim
  let stop: (() => void) | null = null
  const draw = (): void => drawAt(drawing, rotor_angle, ball_angle, radius)
  const halt = (): void => {
    stop?.()
    stop = null
  }
  const rest = (number: number | null): void => {
    halt()
    ball_angle = pocketAngle(kind.table.order, number ?? 0)
    radius = radii.pocket
    ball.style.visibility = number === null ? 'hidden' : 'visible'
    markPocket(view, number)
    draw()
  }
  const runOut = (): void => {
    const begun = rotor_angle
    let passed = 0
    stop = motion.loop((_, passed_ms) => {
      passed = Math.min(passed + passed_ms, runs_out_ms)
      rotor_angle = begun + ((rotor_speed * runs_out_ms) / 3000) * easeOut(passed / runs_out_ms)
      draw()
      if (passed >= runs_out_ms) halt()
    })
  }
  rest(null)
  return {
    view,
    rest,
    roll: () => {
      halt()
      markPocket(view, null)
      // With less motion the wheel stands and only its answer fades in.
      ball.style.visibility = motion.isReduced ? 'hidden' : 'visible'
      if (motion.isReduced) return
      radius = radii.rim
      stop = motion.loop((_, passed_ms) => {
        rotor_angle += (rotor_speed * passed_ms) / 1000
        ball_angle -= ((ball_speed + rotor_speed) * passed_ms) / 1000
        draw()
      })
    },
    land: async (number, lasts_ms) => {
      halt()
      if (motion.isReduced) {
        rest(number)
        return fadeIn(ball, motion)
      }
      const [from, rotor_from] = [ball_angle, rotor_angle]
      const run = ballRun(from, pocketAngle(kind.table.order, number), ball_speed + rotor_speed, lasts_ms)
      await motion.tween({
        lasts_ms,
        easing: linear,
        step: (share) => {
          rotor_angle = rotor_from + (rotor_speed * lasts_ms * share) / 1000
          ball_angle = from - run * easeOut(share)
          radius = ballRadius(share, radii.rim, radii.pocket)
          draw()
        },
      })
      markPocket(view, number)
      runOut()
    },
  }
}
