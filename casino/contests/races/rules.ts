/** Winners shown with a race (CN-010, RA-001). */
export const winners_limit = 10
/** Rows of the whole table in one answer. */
export const most_winners = 100
/** Past races in one answer. */
export const history_limit = 5
