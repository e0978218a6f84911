import { element } from '../kit/element.ts'

export interface RadioOption {
  readonly value: string
  readonly words: string
}

export interface RadioGroup {
  readonly view: HTMLElement
  readonly value: () => string
  /** Sets the value; an invalid one changes nothing. Does not call the listener. */
  readonly set: (value: string) => void
  /** Enables only the first so many options. */
  readonly limit: (count: number) => void
  readonly enable: (enabled: boolean) => void
}

let groups = 0

/** A row of options of which one is chosen, by click or arrow keys. */
export const radioGroup = (
  label: string,
  options: readonly RadioOption[],
  first: string,
  changed: () => void,
  columns = options.length,
): RadioGroup => {
  let chosen = first
  const name = `choice-${(groups += 1)}`
  const inputs = options.map(({ value }) =>
    element('input', {
      type: 'radio',
      name,
      class: 'unseen',
      change: () => {
        chosen = value
        changed()
      },
    }),
  )
  const show = (): void => {
    for (const [index, { value }] of options.entries()) {
      const input = inputs[index]
      if (input) input.checked = value === chosen
    }
  }
  const choices = options.map(({ words }, index) => element('label', { class: 'option' }, inputs[index] ?? '', element('span', {}, words)))
  show()
  return {
    view: element(
      'div',
      { class: 'option-row' },
      element('span', { class: 'option-name', 'aria-hidden': 'true' }, label),
      element('div', { class: 'options', style: `--columns: ${columns}`, role: 'radiogroup', 'aria-label': label }, ...choices),
    ),
    value: () => chosen,
    set: (value) => {
      if (!options.some((option) => option.value === value)) return
      chosen = value
      show()
    },
    limit: (count) => {
      for (const [index, label] of choices.entries()) label.hidden = index >= count
      const at = options.findIndex(({ value }) => value === chosen)
      if (at >= count) chosen = options[count - 1]?.value ?? chosen
      show()
    },
    enable: (enabled) => {
      for (const input of inputs) input.disabled = !enabled
    },
  }
}
