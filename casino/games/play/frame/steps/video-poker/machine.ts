import type { Kept } from '#engines/steps/video-poker-worth.ts'
import { element } from '../../kit/element.ts'
import type { Motion } from '../../kit/motion.ts'

interface MachineParts {
  readonly motion: Motion
  /** Drawings of 120 × 168 around their middle. */
  readonly face: (card: number) => string
  readonly back: string
  readonly words: { readonly hand: string; readonly held: string }
  readonly label: (place: number, card: number | null) => string
  readonly toggled: () => void
}

const turn_ms = 150

const picture = (body: string): string => `<svg viewBox="-62 -88 124 176" aria-hidden="true">${body}</svg>`

/** Five cards that are buttons: pressed ones are held. */
export const createMachine = ({ motion, face, back, words, label, toggled }: MachineParts) => {
  let kept: Kept = 0
  let is_open = false
  let lying: readonly number[] | null = null
  const show = (): void => {
    for (const [place, { button }] of cards.entries()) {
      const is_kept = ((kept >> place) & 1) === 1
      button.setAttribute('aria-pressed', String(is_kept))
      button.classList.toggle('is-held', is_kept)
      button.disabled = !is_open
      button.setAttribute('aria-label', label(place, lying?.[place] ?? null))
    }
  }
  const toggle = (place: number): void => {
    if (!is_open) return
    kept ^= 1 << place
    show()
    toggled()
  }
  const cards = [0, 1, 2, 3, 4].map((place) => {
    const paper = element('span', { class: 'poker-paper' })
    const tag = element('span', { class: 'poker-tag', 'aria-hidden': 'true' }, words.held)
    return { paper, button: element('button', { type: 'button', class: 'poker-card', click: () => toggle(place) }, paper, tag) }
  })
  const lay = (place: number, card: number | null): void => {
    const paper = cards[place]?.paper
    if (paper) paper.innerHTML = picture(card === null ? back : face(card))
  }
  /** Narrow, another picture, wide again. */
  const turn = async (place: number, card: number): Promise<void> => {
    const paper = cards[place]?.paper
    if (!paper) return
    const width = (share: number): void => void (paper.style.transform = `scaleX(${share.toFixed(3)})`)
    await motion.tween({ lasts_ms: turn_ms / 2, step: (share) => width(1 - share) })
    lay(place, card)
    await motion.tween({ lasts_ms: turn_ms, step: width })
    paper.style.transform = ''
  }
  return {
    view: element('div', { class: 'poker-hand', role: 'group', 'aria-label': words.hand }, ...cards.map(({ button }) => button)),
    kept: (): Kept => kept,
    toggle,
    /** Which cards may be pressed; what was marked before is forgotten with the round. */
    open: (opens: boolean): void => {
      if (opens && !is_open) kept = 0
      is_open = opens
      show()
    },
    point: (best: Kept | null): void => {
      for (const [place, { button }] of cards.entries()) button.classList.toggle('is-best', best !== null && ((best >> place) & 1) === 1)
    },
    /** Lays the cards; those that are new turn over one after another. */
    show: async (next: readonly number[] | null, held: Kept | null, is_moving: boolean, heard: () => void): Promise<void> => {
      const before = lying
      lying = next
      if (held !== null) kept = held
      else if (next === null) kept = 0
      const fresh = next?.flatMap((card, place) => (before?.[place] === card ? [] : [{ card, place }])) ?? []
      if (!next || !is_moving || motion.isReduced) for (const place of cards.keys()) lay(place, next?.[place] ?? null)
      else {
        for (const { place } of fresh) lay(place, null)
        for (const { card, place } of fresh) {
          heard()
          await turn(place, card)
        }
      }
      show()
    },
  }
}
