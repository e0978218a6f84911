import { competitorsByIds, competitorView } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { TShirtActivity, TShirtChoice, TShirtOffer } from '../contract.ts'
import { address_days, addressUntil, daysAfter, stateOf } from '../rules.ts'
import { choiceOf } from './choice-store.ts'
import { betsOf, lastOffer, stockOf, type OfferRow } from './offer-store.ts'

interface Viewer {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint | null
}

/** The offer that runs, or the last one while addresses for it can be said. */
export const currentOffer = (db: Executor, now: Date): Promise<OfferRow | undefined> => lastOffer(db, daysAfter(now, -address_days))

const offerView = async ({ house, language, player_id }: Viewer, offer: OfferRow): Promise<TShirtOffer> => {
  const { db } = house
  const [stock, done] = await Promise.all([stockOf(db, offer.id), player_id === null ? 0 : betsOf(db, offer.id, player_id)])
  const byTeam = Map.groupBy(stock, ({ team_id }) => team_id)
  const teams = await competitorsByIds(db, [...byTeam.keys()])
  return {
    endsAt: offer.ends_at.toISOString(),
    addressUntil: addressUntil(offer.ends_at).toISOString(),
    isOpen: house.clock.now() < offer.ends_at,
    bets: { needed: offer.bets, done: Math.min(done, offer.bets) },
    teams: teams.map((team) => ({
      team: competitorView(team, language),
      sizes: (byTeam.get(BigInt(team.id)) ?? []).map(({ size, amount_left }) => ({ size, left: amount_left })),
    })),
  }
}

/** The player's choice in an offer; null before there is one. */
export const ownChoice = async (db: Executor, { language, player_id }: Viewer, offer: OfferRow): Promise<TShirtChoice | null> => {
  const choice = player_id === null ? undefined : await choiceOf(db, offer.id, player_id)
  const [team] = choice ? await competitorsByIds(db, [choice.team_id]) : []
  if (!choice || !team) return null
  const { size, chosen_at, sent_at, delivery } = choice
  return {
    team: competitorView(team, language),
    size,
    chosenAt: chosen_at.toISOString(),
    state: stateOf({ has_address: delivery !== null, sent_at }),
    sentAt: sent_at?.toISOString() ?? null,
    delivery,
  }
}

/** API-129, SP-008. Nothing where nothing is on offer. */
export const showTShirts = async (viewer: Viewer): Promise<TShirtActivity> => {
  const { db, clock } = viewer.house
  const offer = await currentOffer(db, clock.now())
  if (!offer) return { offer: null, choice: null }
  const [shown, choice] = await Promise.all([offerView(viewer, offer), ownChoice(db, viewer, offer)])
  return { offer: shown, choice }
}
