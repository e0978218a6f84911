import type { ConfrontationMessage } from '../contract.ts'
import { confrontationPlace } from './confrontation-place.ts'

/** RTM-064: the points of the teams move in the confrontation that is shown. */
export const handle = (message: { readonly data: unknown }): void => {
  const { id, teams: totals } = message.data as ConfrontationMessage
  confrontationPlace.live.set((known) => {
    if (known?.board?.id !== id) return known
    const teams = known.board.teams.map((team) => ({
      ...team,
      totalPoints: totals.find((total) => total.id === team.id)?.totalPoints ?? team.totalPoints,
    }))
    return { ...known, board: { ...known.board, teams } }
  })
}
