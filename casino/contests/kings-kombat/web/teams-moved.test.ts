import { expect, test, vi } from 'vitest'
import { shownBoard } from '#casino/campaigns/boards/testing/shown-board.ts'
import { confrontationPlace, shownBeside } from './confrontation-place.ts'
import { ownPlace } from './own-place.ts'
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
  handle({ data: { id: board.id, teams: [{ id: 2, totalPoints: 140, players: 4, members: [] }] } })
  expect(points()).toEqual([100, 140])
  expect(confrontationPlace.live.get()?.board?.teams.map(({ players }) => players)).toEqual([3, 4])
  handle({ data: { id: board.id + 1, teams: [{ id: 2, totalPoints: 999, players: 9, members: [] }] } })
  expect(points()).toEqual([100, 140])
})

const row = (login: string, place: number) => ({ place, profile: { login }, roundsPlayed: 1, points: 100 - place })
const firstOf = (...logins: readonly string[]) => logins.map((login, index) => row(login, index + 1))

test('SA-012, RTM-064: the first ten of one’s own team move, those of the other team do not take their stand', () => {
  vi.stubGlobal('window', {})
  confrontationPlace.live.set({ board, skew_ms: 0 })
  shownBeside.set({ standing: { team: 1, place: 2, members: firstOf('oksana', 'mykola') }, result: null, next: null })
  const moved = (id: number, of_own: readonly string[]) => {
    const team = { totalPoints: 1, players: 3 }
    handle({
      data: {
        id,
        teams: [
          { id: 2, ...team, members: firstOf('rival') },
          { id: 1, ...team, members: firstOf(...of_own) },
        ],
      },
    })
    return shownBeside.get()?.standing?.members.map(({ profile }) => profile.login)
  }
  expect(moved(board.id, ['mykola', 'oksana', 'petro'])).toEqual(['mykola', 'oksana', 'petro'])
  expect(moved(board.id + 1, ['petro'])).toEqual(['mykola', 'oksana', 'petro'])
})

test('SA-012: a place in the team is that of the moving rows, or below them as it was read', () => {
  const members = firstOf('oksana', 'mykola')
  expect(ownPlace({ team: 1, place: 2, members }, 'oksana')).toBe(1)
  expect(ownPlace({ team: 1, place: 14, members }, 'petro')).toBe(14)
  // Others have passed since it was read.
  expect(ownPlace({ team: 1, place: 2, members }, 'petro')).toBe(3)
  expect(ownPlace({ team: 1, place: null, members }, 'petro')).toBeNull()
})
