import { element } from '../kit/element.ts'
import type { Motion } from '../kit/motion.ts'

export interface CurtainWords {
  readonly heading: string
  readonly text?: string
  readonly tone: 'feature' | 'win'
  /** Goes away by itself after this. */
  readonly lasts_ms: number
}

/** Words over the reels: free spins begin or end, a large win. Goes by itself, or with a press anywhere. */
export const createCurtain = (room: HTMLElement, motion: Motion) => {
  const show = async (
    { heading, text, tone, lasts_ms }: CurtainWords,
    signal: AbortSignal,
    /** Gets the line of the text, to count in it. */
    hold?: (text: HTMLElement) => void,
  ): Promise<void> => {
    const words = element('p', { class: 'curtain-text' }, text ?? '')
    const view = element(
      'div',
      { class: `curtain is-${tone}`, 'aria-hidden': 'true' },
      element('p', { class: 'curtain-heading' }, heading),
      words,
    )
    room.append(view)
    hold?.(words)
    requestAnimationFrame(() => view.classList.add('is-open'))
    await motion.wait(lasts_ms, signal)
    view.classList.remove('is-open')
    await motion.wait(220)
    view.remove()
  }
  return { show }
}

export type Curtain = ReturnType<typeof createCurtain>
