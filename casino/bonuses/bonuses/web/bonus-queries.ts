/** Everything about bonuses is asked anew when one of them moves. */
export const bonusesKey = ['bonuses'] as const
