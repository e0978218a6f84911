import type { ConfrontationMessage } from '../contract.ts'
import { confrontationPlace, shownBeside } from './confrontation-place.ts'

/** RTM-064: the points of the teams, and the first of one’s own, move in the confrontation that is shown. */
export const handle = (message: { readonly data: unknown }): void => {
  const { id, teams: moved } = message.data as ConfrontationMessage
  if (confrontationPlace.live.get()?.board?.id !== id) return
  const movedTo = new Map(moved.map((team) => [team.id, team]))
  confrontationPlace.live.set((known) => {
    if (known?.board?.id !== id) return known
    const teams = known.board.teams.map((team) => {
      const { totalPoints, players } = movedTo.get(team.id) ?? team
      return { ...team, totalPoints, players }
    })
    return { ...known, board: { ...known.board, teams } }
  })
  shownBeside.set((known) => {
    const members = known?.standing && movedTo.get(known.standing.team)?.members
    return members ? { ...known, standing: { ...known.standing, members: [...members] } } : known
  })
}
