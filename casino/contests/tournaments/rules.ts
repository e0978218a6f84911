/** Rows of the promo leaderboard (TO-005, CN-011). */
export const promo_leaderboard_limit = 30
/** Finished promo tournaments of a player in one answer (TO-005, CN-009). */
export const promo_history_limit = 10
/** Finished tournaments per response: the last one; "load more" requests more (TO-005, CN-008, A-038). */
export const history_limit = 1
/** The highest place that lists show (TO-003, CN-017). */
export const most_places = 500
/** So many rows of a page of a list lie within the places that it shows. */
export const withinPlaces = (limit: number, offset: number): number => Math.max(0, Math.min(limit, most_places - offset))
/** How long the prize popup is not repeated (TO-013, CN-044). */
export const popup_cookie = 'tournamentPrizePopupShowed'
export const popup_cookie_days = 7

export const tournamentModes = ['points', 'coefficients'] as const
export type TournamentMode = (typeof tournamentModes)[number]
export const isMode = (value: unknown): value is TournamentMode => (tournamentModes as readonly unknown[]).includes(value)

/**
 * TO-011: the popup is shown for a prize-winning place; in brands that celebrate every place, for any place of the final
 * leaderboard, without an amount if there is no prize.
 */
export const showsPrizePopup = ({ place, prize }: { readonly place: number; readonly prize: number }, any_place: boolean): boolean =>
  place >= 1 && (prize > 0 || any_place)
