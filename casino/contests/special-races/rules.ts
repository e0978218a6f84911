/** Races that are over in one answer. */
export const history_limit = 5
