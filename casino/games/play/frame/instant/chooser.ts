import { element } from '../kit/element.ts'
import type { RadioGroup } from './radio-group.ts'

/** Where a player chooses. */
export interface Chooser {
  readonly view: HTMLElement
  readonly choice: () => string
  /** Takes over a spelled choice; one that is none changes nothing. Nobody is told. */
  readonly set: (choice: string) => void
  readonly enable: (enabled: boolean) => void
}

/** A choice that is spelled by one value of each group, `12:calm`. */
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
