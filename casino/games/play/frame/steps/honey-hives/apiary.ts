import { hives } from '#engines/steps/games/honey-hives.ts'
import type { FieldsView } from '#engines/steps/hidden-fields.ts'
import { angryBee, honeyJar, strawHive } from '#ui/art/pieces/hive.ts'
import { element } from '../../kit/element.ts'
import type { FrameText } from '../../kit/frame-text.ts'
import type { texts } from './texts.ts'

interface ApiaryParts {
  readonly text: FrameText<typeof texts>
  readonly take: (step: string) => void
}

const per_row = 5

/** Twenty-five hives; arrows walk between them, a press or Enter opens. */
export const createApiary = ({ text, take }: ApiaryParts) => {
  const cells = Array.from({ length: hives }, (_, field) => {
    const cell = element('button', { type: 'button', class: 'hive', 'data-field': String(field), click: () => take(`open:${field}`) })
    cell.innerHTML = `<svg viewBox="-40 -40 80 80" aria-hidden="true"><g class="shut">${strawHive()}</g><g class="honey">${honeyJar()}</g><g class="bee">${angryBee()}</g></svg>`
    return cell
  })
  const view = element('div', { class: 'apiary', role: 'group', 'aria-label': text('hives.yard') }, ...cells)
  view.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -per_row, ArrowDown: per_row }[event.key]
    const at = cells.indexOf(document.activeElement as HTMLButtonElement)
    if (by === undefined || at < 0) return
    event.preventDefault()
    cells[at + by]?.focus()
  })
  const name = (field: number, kind: 'hives.field' | 'hives.honey' | 'hives.swarm'): void =>
    cells[field]?.setAttribute('aria-label', text(kind, { number: field + 1 }))
  return {
    view,
    show: (standing: FieldsView | null): void => {
      const opened = new Set(standing?.opened)
      const hidden = new Set(standing?.hidden)
      for (const [field, cell] of cells.entries()) {
        const is_bee = hidden.has(field)
        const is_open = opened.has(field)
        cell.classList.toggle('is-honey', is_open && !is_bee)
        cell.classList.toggle('is-bee', is_bee)
        cell.classList.toggle('is-taken', is_open)
        cell.classList.toggle('is-past', standing?.hidden !== null && standing !== null && !is_open)
        name(field, is_bee ? 'hives.swarm' : is_open ? 'hives.honey' : 'hives.field')
      }
    },
    pop: (field: number): void => {
      const cell = cells[field]
      cell?.classList.remove('is-popped')
      // A class that comes back starts its motion anew only after the page was measured.
      void cell?.offsetWidth
      cell?.classList.add('is-popped')
    },
    enable: (fields: ReadonlySet<number>): void => {
      const had = cells.indexOf(document.activeElement as HTMLButtonElement)
      for (const [field, cell] of cells.entries()) cell.setAttribute('aria-disabled', String(!fields.has(field)))
      if (had >= 0) cells[had]?.focus()
    },
  }
}
