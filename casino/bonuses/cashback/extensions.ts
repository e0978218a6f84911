import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { PlayerStatus } from './contract.ts'

/** The player who reads their dashboard, and in which language. */
export interface StatusReader {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint
}

/** API-049b: the dashboard tells the status of its player. The slice that keeps it contributes it here; there is one at most. */
export const playerStatus = defineExtension<{ readonly statusOf: (reader: StatusReader) => Promise<PlayerStatus> }>(
  'bonuses/cashback.player-status',
  { keyOf: () => 'status' },
)
