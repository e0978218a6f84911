import { element } from '../kit/element.ts'
import type { Motion } from '../kit/motion.ts'
import { svgUrl } from '../kit/rasterise.ts'

export interface CurtainWords {
  readonly heading: string
  readonly text?: string
  /** A line below: the rule of the feature, or what a sum was won with. */
  readonly note?: string
  /** The symbol that brought the feature, as an SVG text. */
  readonly picture?: string
  /** `feature` begins it, `more` prolongs it, `summary` ends it; `big` and `great` are wins. */
  readonly tone: 'feature' | 'more' | 'summary' | 'big' | 'great'
  /** A sum that is more than the stake shines; any other is only told. */
  readonly is_celebrated?: boolean
  /** Goes away by itself after this. */
  readonly lasts_ms: number
}

/** Words over the reels: free spins begin or end, a large win. Goes by itself, or with a press anywhere. */
export const createCurtain = (room: HTMLElement, motion: Motion) => {
  const show = async (
    { heading, text, note, picture, tone, is_celebrated = false, lasts_ms }: CurtainWords,
    signal: AbortSignal,
    /** Gets the line of the text, to count in it. */
    hold?: (text: HTMLElement) => void,
  ): Promise<void> => {
    const words = element('p', { class: 'curtain-text' }, text ?? '')
    const card = element(
      'div',
      { class: 'curtain-card' },
      picture === undefined ? '' : element('img', { class: 'curtain-picture', alt: '', src: svgUrl(picture) }),
      element('p', { class: 'curtain-heading' }, heading),
      words,
      note === undefined ? '' : element('p', { class: 'curtain-note' }, note),
    )
    const view = element('div', { class: `curtain is-${tone}${is_celebrated ? ' is-celebrated' : ''}`, 'aria-hidden': 'true' }, card)
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
