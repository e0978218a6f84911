import { expect, test, vi } from 'vitest'
import { shownBoard } from '#casino/campaigns/boards/testing/shown-board.ts'
import { confrontationPlace } from './confrontation-place.ts'
import { handle } from './teams-moved.ts'

const teams = [
  { id: 1, title: 'Сонце', totalPoints: 100, players: 3 },
  { id: 2, title: 'Місяць', totalPoints: 90, players: 3 },
]
const board = { ...shownBoard, kind: 'confrontation', teams, ownTeam: 1 }
const points = () => confrontationPlace.live.get()?.board?.teams.map(({ totalPoints }) => totalPoints)

test('SA-012, RTM-064: the message of a confrontation moves the points of its teams where it is shown, and no other', () => {
  // What pages know is kept in a browser alone.
  vi.stubGlobal('window', {})
  confrontationPlace.live.set({ board, skew_ms: 0 })
  handle({ data: { id: board.id, teams: [{ id: 2, totalPoints: 140 }] } })
  expect(points()).toEqual([100, 140])
  handle({ data: { id: board.id + 1, teams: [{ id: 2, totalPoints: 999 }] } })
  expect(points()).toEqual([100, 140])
})
