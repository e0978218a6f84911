export type Easing = (share: number) => number

export const linear: Easing = (t) => t
export const easeOut: Easing = (t) => 1 - (1 - t) ** 3
export const easeInOut: Easing = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)
/** Easing that overshoots by 4 % and comes back, which gives an impression of weight. It starts at four times its average speed. */
export const settle: Easing = (t) => 1 + 2 * (t - 1) ** 3 + (t - 1) ** 2

export interface Tween {
  readonly lasts_ms: number
  readonly delay_ms?: number
  readonly easing?: Easing
  readonly step: (share: number) => void
}

/**
 * The animation loop of a game. It stops while nothing moves, so that an open game uses no battery. With reduced motion `isReduced`
 * is true and each scene uses fades; tweens still run, for opacity.
 */
export interface Motion {
  isReduced: boolean
  /** Runs a tween to its end or until it is finished early; the last step is always at 1 unless it was stopped. */
  tween(tween: Tween, signal?: AbortSignal): Promise<void>
  /** Calls `step` in each frame until the returned function is called. */
  loop(step: (now_ms: number, passed_ms: number) => void): () => void
  wait(delay_ms: number, signal?: AbortSignal): Promise<void>
  /** Called once after each frame in which something moved: draw here. */
  onFrame(draw: (now_ms: number) => void): void
  /** Draws once although nothing moves. */
  redraw(): void
}

/** Maximum time step of a frame, so that animations do not jump after a tab was in the background. */
const longest_frame_ms = 250

export const createMotion = (reduced: boolean): Motion => {
  const steps = new Set<(now_ms: number, passed_ms: number) => void>()
  const draws = new Set<(now_ms: number) => void>()
  let last_ms: number | null = null
  /** Time of the scene, which stops while the tab is in the background. */
  let scene_ms = 0
  let is_planned = false

  const plan = (): void => {
    if (is_planned) return
    is_planned = true
    requestAnimationFrame(frame)
  }
  const frame = (now_ms: number): void => {
    is_planned = false
    const passed_ms = last_ms === null ? 16 : Math.min(now_ms - last_ms, longest_frame_ms)
    last_ms = now_ms
    scene_ms += passed_ms
    for (const step of steps) step(scene_ms, passed_ms)
    for (const draw of draws) draw(now_ms)
    if (steps.size > 0) plan()
    else last_ms = null
  }
  const loop: Motion['loop'] = (step) => {
    steps.add(step)
    plan()
    return () => void steps.delete(step)
  }
  const tween: Motion['tween'] = ({ lasts_ms, delay_ms = 0, easing = easeInOut, step }, signal) =>
    new Promise((resolve) => {
      let passed = -delay_ms
      const end = (): void => {
        stop()
        signal?.removeEventListener('abort', cut)
        resolve()
      }
      const cut = (): void => {
        step(1)
        end()
      }
      const stop = loop((_, passed_ms) => {
        passed += passed_ms
        if (passed < 0) return
        const share = lasts_ms <= 0 ? 1 : Math.min(passed / lasts_ms, 1)
        step(share >= 1 ? 1 : easing(share))
        if (share >= 1) end()
      })
      if (signal?.aborted) cut()
      else signal?.addEventListener('abort', cut, { once: true })
    })
  return {
    isReduced: reduced,
    tween,
    loop,
    wait: (delay_ms, signal) => tween({ lasts_ms: delay_ms, easing: linear, step: () => undefined }, signal),
    onFrame: (draw) => void draws.add(draw),
    redraw: plan,
  }
}
