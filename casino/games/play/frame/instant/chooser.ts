import { element } from '../kit/element.ts'
import type { RadioGroup } from './radio-group.ts'

/** A control for the player's choice. */
export interface Chooser {
  readonly view: HTMLElement
  readonly choice: () => string
  /** Sets the choice; an invalid one changes nothing. Does not call the listener. */
  readonly set: (choice: string) => void
  readonly enable: (enabled: boolean) => void
}

/** A chooser for choices made of one value per group, such as `12:calm`. */
export const groupsChooser = (...groups: readonly RadioGroup[]): Chooser & { readonly isEnabled: () => boolean } => {
  let is_enabled = true
  return {
    view: element('div', { class: 'chooser' }, ...groups.map(({ view }) => view)),
    choice: () => groups.map((group) => group.value()).join(':'),
    set: (choice) => {
      const values = choice.split(':')
      if (values.length === groups.length) for (const [index, group] of groups.entries()) group.set(values[index] ?? '')
    },
    enable: (enabled) => {
      is_enabled = enabled
      for (const group of groups) group.enable(enabled)
    },
    isEnabled: () => is_enabled,
  }
}
