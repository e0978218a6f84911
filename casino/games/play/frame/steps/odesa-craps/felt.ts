import type { CrapsView } from '#engines/steps/craps.ts'
import { box_numbers, oddsOf, placeOf, type BoxNumber } from '#engines/steps/craps-terms.ts'
import { element } from '../../kit/element.ts'
import type { FrameText } from '../../kit/frame-text.ts'
import type { ShownOffer } from '../steps-stage.ts'
import type { texts } from './texts.ts'

interface FeltParts {
  readonly text: FrameText<typeof texts>
  readonly take: (step: string) => void
  /** Hundredths of the stake in money. */
  readonly amount: (hundredths: number) => string
}

const most_odds = 5
const no_view: CrapsView = { line: 'pass', throws: [], point: null, odds: 0, places: [], ended: null }

/** What stands on a box, and how it is read out. */
const boxOf = ({ text, amount }: FeltParts, { places, point, ended }: CrapsView, number: BoxNumber, is_free: boolean) => {
  const { stakes, wins } = placeOf(number)
  const state = places.find((place) => place.number === number)?.state
  if (number === point) return { chip: '', said: text('craps.box.point', { number }), state: ended ? '' : 'is-point' }
  if (state === 'won')
    return { chip: amount(stakes + wins), said: text('craps.box.won', { number, sum: amount(stakes + wins) }), state: 'is-won-here' }
  if (state === 'lost') return { chip: '', said: text('craps.box.lost', { number }), state: 'is-lost' }
  if (state) return { chip: amount(stakes), said: text(`craps.box.${state}`, { number, sum: amount(stakes) }), state: 'is-laid' }
  return { chip: '', said: is_free ? text('craps.box', { number, sum: amount(stakes) }) : text('craps.box.closed', { number }), state: '' }
}

/** A number of the cloth, with the puck and the chip that may stand on it. */
const createBox = (number: BoxNumber, pressed: (event: Event) => void) => {
  const chip = element('span', { class: 'chip' })
  const puck = element('span', { class: 'puck', 'aria-hidden': 'true' }, 'ON')
  const name = element('span', { class: 'box-name', 'aria-hidden': 'true' }, String(number))
  const view = element('button', { type: 'button', class: 'box', 'data-step': `place:${number}`, click: pressed }, puck, name, chip)
  return { number, view, chip }
}

/** The cloth: six numbers with the puck on the point, the two lines, and the odds behind them. */
export const createFelt = (parts: FeltParts) => {
  const { text, take, amount } = parts
  const pressed = ({ currentTarget }: Event): void => {
    const button = currentTarget as HTMLElement
    if (button.getAttribute('aria-disabled') === 'false') take(button.dataset['step'] ?? '')
  }
  const boxes = box_numbers.map((number) => createBox(number, pressed))
  const odds = Array.from({ length: most_odds }, (_, index) =>
    element('button', { type: 'button', class: 'odd', 'data-step': `odds:${index + 1}`, click: pressed }, `×${index + 1}`),
  )
  const lines = (['pass', 'dont'] as const).map((line) => {
    const chip = element('span', { class: 'chip' })
    return { line, chip, view: element('div', { class: `line is-${line}` }, element('span', {}, text(`craps.${line}`)), chip) }
  })
  const odds_row = element(
    'div',
    { class: 'odds', role: 'group', 'aria-label': text('craps.odds') },
    element('span', {}, text('craps.odds')),
    ...odds,
  )
  const view = element(
    'div',
    { class: 'craps-cloth' },
    element('div', { class: 'boxes' }, ...boxes.map((box) => box.view)),
    odds_row,
    element('div', { class: 'lines' }, ...lines.map((line) => line.view)),
  )
  let shown = no_view
  let offered: ReadonlySet<string> = new Set()

  const paint = (): void => {
    const { point, line, ended } = shown
    for (const { number, view: box, chip } of boxes) {
      const is_free = offered.has(`place:${number}`)
      const now = boxOf(parts, shown, number, is_free)
      box.className = `box ${now.state}`.trim()
      box.setAttribute('aria-disabled', String(!is_free))
      box.setAttribute('aria-label', now.said)
      chip.textContent = now.chip
    }
    const terms = point === null ? null : oddsOf(line, point)
    odds_row.classList.toggle('is-there', terms !== null && !ended)
    for (const [index, button] of odds.entries()) {
      const count = index + 1
      button.hidden = terms === null || count > terms.most
      button.setAttribute('aria-disabled', String(!offered.has(`odds:${count}`)))
      button.classList.toggle('is-taken', shown.odds === count)
      if (terms) button.setAttribute('aria-label', text('craps.odds.add', { count, sum: amount(terms.stakes * count) }))
    }
    for (const one of lines) {
      const is_own = one.line === line
      const behind = terms && is_own ? terms.stakes * shown.odds : 0
      one.chip.textContent = is_own && !ended ? amount(100 + behind) : ''
      one.view.classList.toggle('is-own', is_own)
      one.view.classList.toggle('is-won-here', is_own && ended === 'won')
    }
  }
  return {
    view,
    show: (standing: CrapsView | null, choice: string): void => {
      shown = standing ?? { ...no_view, line: choice === 'dont' ? 'dont' : 'pass' }
      paint()
    },
    enable: (offers: readonly ShownOffer[]): void => {
      offered = new Set(offers.map(({ step }) => step))
      paint()
    },
  }
}
