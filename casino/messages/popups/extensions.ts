import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'

export interface PopupContext {
  readonly house: House
  readonly player_id: bigint
  readonly language: Language
}

/** A question that is put to a player by name: whether it is due, what a no does, and what a yes does. */
export interface PlayerPopup {
  /** As the specification names it: `payout-cancel`. */
  readonly name: string
  /** What it is about; null where there is nothing to ask. */
  readonly show: (context: PopupContext) => Promise<object | null>
  readonly reject: (context: PopupContext) => Promise<void>
  /** Refuses where there is nothing to do. */
  readonly apply: (context: PopupContext) => Promise<object>
}

export const playerPopups = defineExtension<PlayerPopup>('messages/popups.player-popups', { keyOf: ({ name }) => name })
