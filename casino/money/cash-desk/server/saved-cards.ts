import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import type { OwnCard } from '../one-click-contract.ts'
import type { OfferedMethod } from './provider.ts'
import { openMethods } from './providers.ts'

export interface CardRow {
  readonly id: bigint
  readonly provider: string
  readonly method: string
  readonly token: string
  readonly label: string
  readonly is_saved: boolean
}

const cardsOf = async (db: Executor, player_id: bigint): Promise<readonly CardRow[]> => {
  const { rows } = await sql<CardRow>`
    select id, provider, method, token, label, saved_at is not null as is_saved from money_cash_desk.instruments
     where player_id = ${player_id} order by last_at desc, id desc limit 20`.execute(db)
  return rows
}

/** Nobody takes money out of a bank account or a chain by one press: what a transfer came from is charged by no token. */
const offeredFor = (methods: readonly OfferedMethod[], card: CardRow): OfferedMethod | undefined =>
  methods.find(
    ({ method, provider }) =>
      provider.chargeSaved && method.transfer === undefined && provider.name === card.provider && method.slug === card.method,
  )

/** What this player has paid with and may pay with again by one press, used last first, by `among` alone. Empty while the desk is closed. */
export const ownCards = async (house: House, player_id: bigint, among?: readonly OfferedMethod[]): Promise<OwnCard[]> => {
  const methods = among ?? (await openMethods(house))
  const cards = await cardsOf(house.db, player_id)
  return cards
    .filter((card) => offeredFor(methods, card))
    .map((card) => ({
      tokenId: String(card.id),
      label: card.label,
      isSaved: card.is_saved,
      isTest: house.config.demo,
    }))
}

/** A card that its player saved, and the way to charge it. Refuses `card-unknown` what is not saved, or somebody else's. */
export const savedCard = async (house: House, player_id: bigint, token_id: string): Promise<{ card: CardRow; offered: OfferedMethod }> => {
  const card = (await cardsOf(house.db, player_id)).find(({ id, is_saved }) => is_saved && String(id) === token_id)
  const offered = card && offeredFor(await openMethods(house), card)
  return card && offered ? { card, offered } : refuse('card-unknown')
}

/** Saves or forgets a card; only its player says so. Refuses `card-unknown`. */
export const writeSaved = async (house: House, player_id: bigint, token_id: string, is_saved: boolean): Promise<void> => {
  const { rows } = await sql`
    update money_cash_desk.instruments set saved_at = ${is_saved ? house.clock.now() : null}
     where id = ${token_id} and player_id = ${player_id} returning id`.execute(house.db)
  if (rows.length === 0) refuse('card-unknown')
}
