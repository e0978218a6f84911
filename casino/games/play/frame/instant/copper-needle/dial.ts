import { dialBand, dialColours, dialDegrees, dialFace, dialGlass, dialNeedle, dialPoint, dialShare } from '#ui/art/pieces/dial.ts'
import { element } from '../../kit/element.ts'
import type { Motion } from '../../kit/motion.ts'
import { part } from '../drawing.ts'

/** A band of the scale, in shares of it. */
export interface Band {
  readonly from: number
  readonly to: number
}

export interface Dial {
  readonly view: HTMLElement
  readonly setBand: (band: Band) => void
  /** The needle swings to and fro until it is told where to stop. */
  readonly swing: () => void
  readonly stop: (share: number, lasts_ms: number) => Promise<void>
  readonly rest: (share: number) => void
  /** Rings of light from the dial's edge, so many. */
  readonly shine: (rings: number) => void
}

const labels = (): string =>
  Array.from({ length: 11 }, (_, index) => {
    const [x, y] = dialPoint(53, index / 10).split(' ')
    return `<text x="${x}" y="${y}" font-size="8.5" font-weight="800" fill="#21160a" text-anchor="middle" dominant-baseline="central">${index * 10}</text>`
  }).join('')

const drawing = (): string =>
  [
    '<svg viewBox="-108 -104 216 216" aria-hidden="true">',
    dialFace(),
    labels(),
    `<path class="band-lost" d="${dialBand(77.5, 0, 1)}" stroke="${dialColours.lost}"/><path class="band-won" stroke="${dialColours.won}"/>`,
    '<g class="mark"><path d="M0 -74L-5.5 -88H5.5Z" fill="url(#brass)" stroke="#3f2608" stroke-width="1.2" stroke-linejoin="round"/></g>',
    '<g class="readout"><rect x="-25" y="36" width="50" height="19" rx="4" fill="#1d140b" stroke="#b98a3a" stroke-width="1.2"/><text y="46.3" font-size="13" font-weight="800" fill="#ffe9bd" text-anchor="middle" dominant-baseline="central"></text></g>',
    `<g class="needle">${dialNeedle()}</g>`,
    dialGlass(),
    '</svg>',
  ].join('')

/** Swings of the needle before it lies, and how soon they die out. */
const swings = 3.5
const damping = 5.2

/** A finger on the dial, or the mouse held down: where on the scale it is. */
const hearFinger = (view: HTMLElement, choose: (share: number) => void): void => {
  const point = (event: PointerEvent): void => {
    const box = view.getBoundingClientRect()
    choose(dialShare(event.clientX - box.left - box.width / 2, event.clientY - box.top - (box.height * 104) / 216))
  }
  view.addEventListener('pointerdown', (event) => {
    view.setPointerCapture(event.pointerId)
    point(event)
  })
  view.addEventListener('pointermove', (event) => view.hasPointerCapture(event.pointerId) && point(event))
}

const shine = (view: HTMLElement, motion: Motion, rings: number): void => {
  if (motion.isReduced) return
  for (let ring = 0; ring < rings; ring += 1) {
    const light = element('span', { class: 'ring' })
    const step = (t: number): void => {
      light.style.opacity = (t === 0 ? 0 : 1 - t).toFixed(2)
      light.style.transform = `scale(${(0.9 + t * 0.5).toFixed(3)})`
    }
    view.append(light)
    void motion.tween({ lasts_ms: 900, delay_ms: ring * 160, step }).then(() => light.remove())
  }
}

/**
 * The dial shows a draw that is over: whatever its needle does on the way, it lies where the round says. `choose` hears where on
 * the scale a finger is; `write` turns a share of it into the number of the readout.
 */
export const createDial = (motion: Motion, write: (share: number) => string, choose: (share: number) => void): Dial => {
  const view = element('div', { class: 'dial' })
  view.innerHTML = drawing()
  const [needle, readout, mark] = [part(view, '.needle'), part(view, '.readout text'), part(view, '.mark')]
  const band_won = part(view, '.band-won')
  let share = 0
  let halt: (() => void) | null = null
  const draw = (next: number): void => {
    share = next
    needle.setAttribute('transform', `rotate(${dialDegrees(next).toFixed(2)})`)
    readout.textContent = write(Math.min(1, Math.max(0, next)))
  }
  const still = (): void => {
    halt?.()
    halt = null
  }
  hearFinger(view, choose)
  return {
    view,
    setBand: ({ from, to }) => {
      band_won.setAttribute('d', dialBand(77.5, from, to))
      mark.setAttribute('transform', `rotate(${dialDegrees(from === 0 ? to : from).toFixed(2)})`)
    },
    swing: () => {
      still()
      if (motion.isReduced) return
      let phase = Math.asin(Math.min(1, Math.max(-1, (share - 0.5) / 0.46)))
      halt = motion.loop((_, passed_ms) => {
        phase += passed_ms / 170
        draw(0.5 + 0.46 * Math.sin(phase))
      })
    },
    stop: async (target, lasts_ms) => {
      still()
      if (motion.isReduced) {
        draw(target)
        return motion.tween({ lasts_ms: 400, step: (seen) => needle.setAttribute('opacity', seen.toFixed(2)) })
      }
      const away = share - target
      await motion.tween({
        lasts_ms,
        easing: (t) => t,
        step: (t) => draw(t >= 1 ? target : target + away * Math.cos(t * swings * 2 * Math.PI) * Math.exp(-damping * t) * (1 - t)),
      })
    },
    rest: (target) => {
      still()
      draw(target)
    },
    shine: (rings) => shine(view, motion, rings),
  }
}
