import { oldTower, tower_floors } from '#engines/steps/games/old-tower.ts'
import type { TowerView } from '#engines/steps/tower.ts'
import { litStairs, oakDoor, wokenOwl } from '#ui/art/pieces/tower.ts'
import { element } from '../../kit/element.ts'
import type { FrameText } from '../../kit/frame-text.ts'
import type { texts } from './texts.ts'

interface FloorsParts {
  readonly text: FrameText<typeof texts>
  readonly take: (step: string) => void
  readonly price: (floor: number, level: string) => string
}

const draw = (button: HTMLElement, body: string): void => {
  button.innerHTML = `<svg viewBox="-31 -65 62 68" aria-hidden="true">${body}</svg>`
}

/** The floors of the tower, the first at the foot; each has its doors and its price. */
export const createFloors = ({ text, take, price }: FloorsParts) => {
  const view = element('div', { class: 'tower', role: 'group', 'aria-label': text('tower.tower') })
  let doors: HTMLButtonElement[][] = []
  let rows: HTMLElement[] = []
  let built = ''
  const build = (level: string): void => {
    if (built === level) return
    built = level
    const count = oldTower.ranges(level)?.[0] ?? 0
    doors = Array.from({ length: tower_floors }, () =>
      Array.from({ length: count }, (_, door) => element('button', { type: 'button', class: 'door', click: () => take(`door:${door}`) })),
    )
    rows = doors.map((ones, floor) =>
      element('div', { class: 'floor' }, element('span', { class: 'floor-price' }, price(floor + 1, level)), ...ones),
    )
    view.replaceChildren(...rows.toReversed())
  }
  const paint = (standing: TowerView | null, floor: number, door: number): void => {
    const button = doors[floor]?.[door]
    if (!button) return
    const drawn = standing?.drawn[floor]
    const is_known = drawn !== undefined
    const is_good = (drawn === door) === (standing?.drawn_is === 'good')
    const is_taken = standing?.taken[floor] === door
    const is_seen = is_known && (is_taken || standing?.ended !== null)
    draw(button, is_seen ? (is_good ? litStairs() : wokenOwl()) : oakDoor())
    button.classList.toggle('is-taken', is_taken)
    button.classList.toggle('is-owl', is_seen && !is_good)
    button.setAttribute(
      'aria-label',
      text(is_seen ? (is_good ? 'tower.stairs' : 'tower.owl') : 'tower.door', { floor: floor + 1, door: door + 1 }),
    )
  }
  view.addEventListener('keydown', (event) => {
    const row = doors.find((ones) => ones.includes(document.activeElement as HTMLButtonElement))
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!row || by === undefined) return
    event.preventDefault()
    row[row.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus()
  })
  return {
    view,
    show: (level: string, standing: TowerView | null): void => {
      build(level)
      const at = standing && !standing.ended ? standing.taken.length : -1
      for (const [floor, ones] of doors.entries()) {
        rows[floor]?.classList.toggle('is-now', floor === at)
        rows[floor]?.classList.toggle('is-passed', floor < (standing?.taken.length ?? 0) && standing?.ended !== 'trapped')
        for (const door of ones.keys()) paint(standing, floor, door)
      }
    },
    /** The doors of the floor that is next take a press; where the keyboard stood on a floor it goes up with the player. */
    enable: (floor: number | null): void => {
      const was_inside = view.contains(document.activeElement)
      for (const [index, ones] of doors.entries()) for (const door of ones) door.disabled = index !== floor
      if (was_inside && floor !== null) doors[floor]?.[0]?.focus()
      if (floor !== null) rows[floor]?.scrollIntoView({ block: 'nearest' })
    },
  }
}
