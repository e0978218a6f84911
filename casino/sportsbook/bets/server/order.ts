import type { Language } from '#kernel/i18n/texts.ts'
import type { OddsChange, Slip } from '../rules.ts'

/** A bet as a player asked for it. */
export interface Order {
  readonly player_id: bigint
  readonly slip: Slip
  readonly stake_minor: bigint
  /** Of a builder: the odds of the whole that the player saw. */
  readonly seen: number | null
  readonly change: OddsChange
  readonly key: string
  readonly request_hash: string
  readonly language: Language
  /** The raised price that the player saw, where the bet is taken at one. */
  readonly boost: number | null
  /** The credit that is staked instead of cash, by its external id. */
  readonly credit: string | undefined
}
