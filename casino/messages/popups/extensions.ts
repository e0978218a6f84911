import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'

export interface PopupContext {
  readonly house: House
  readonly player_id: bigint
  readonly language: Language
  /** The command's Idempotency-Key: by it a repeat finds what the first time did. */
  readonly key?: string | undefined
}

/** A question to a player, identified by name: whether it is due, and what accepting and rejecting do. */
export interface PlayerPopup {
  /** Its name in the specification: `payout-cancel`. */
  readonly name: string
  /** Its data; null if there is nothing to ask. */
  readonly show: (context: PopupContext) => Promise<object | null>
  readonly reject: (context: PopupContext) => Promise<void>
  /** Refuses if there is nothing to do. */
  readonly apply: (context: PopupContext) => Promise<object>
}

export const playerPopups = defineExtension<PlayerPopup>('messages/popups.player-popups', { keyOf: ({ name }) => name })
