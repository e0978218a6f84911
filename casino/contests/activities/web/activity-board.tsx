import { useEffect } from 'react'
import { BoardBody, createBoardPlace, useLiveBoard, useMembership, type BoardPlace } from '#casino/campaigns/boards/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Activity, getActivity } from '../contract.ts'
import type { texts } from '../texts.ts'
import { joinPart } from './use-activity.ts'

/** Where boards of activities are shown: one place each, whose calls name the activity and the board. */
const places = new Map<string, BoardPlace>()

const placeOf = (slug: string, name: string): BoardPlace => {
  const key = `activity-${slug}-${name}`
  const known = places.get(key)
  if (known) return known
  const place = createBoardPlace(key, {
    kind: 'activity',
    read: async () => {
      const answer = await api.call<typeof getActivity>('GET /rest/activities/{slug}/', { params: { slug } })
      if (!answer.success) return answer
      return { success: true, data: answer.data.boards.find((one) => one.name === name)?.board ?? null }
    },
    join: async (_id, team) => {
      const answer = await joinPart(slug, { part: name, ...(team !== null && { team }) })
      return answer.success ? { success: true, data: { isSubscribed: true } } : answer
    },
  })
  places.set(key, place)
  return place
}

type ActivityBoardProps = Activity['boards'][number] & { readonly slug: string; readonly onChange: () => void }

/** A board of an activity: its title, the way onto it, and the whole table. */
export const ActivityBoard = ({ slug, name, board: given, onChange }: ActivityBoardProps) => {
  const text = useText<typeof texts>()
  const place = placeOf(slug, name)
  const { board, skew_ms } = useLiveBoard(place, given)
  const { is_busy, join } = useMembership({ board: board ?? given, place })
  const is_closed = useIsPlayClosed()
  const state = board?.state
  useEffect(() => {
    if (state !== undefined && state !== given.state) onChange()
  }, [state, given.state, onChange])
  if (!board) return null
  // Before its start and after its end an activity takes nobody in (SA-003).
  const shown_place = board.state === 'active' ? place : { ...place, calls: { ...place.calls, join: null } }
  const may_join = board.state === 'active' && !board.isSubscribed && !board.isOut && !is_closed
  return (
    <section id={`board-${name}`} className="flex scroll-mt-24 flex-col gap-4 desk:gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-2xl font-extrabold">{board.title}</h2>
        {board.isSubscribed && <Badge tone="positive">{text('activities.joined')}</Badge>}
        {may_join && !board.isAutoSubscription && board.teams.length === 0 && (
          <Button disabled={is_busy} onClick={() => join?.()}>
            {text('activities.join')}
          </Button>
        )}
      </div>
      {may_join && board.ownTeam === null && board.teams.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {board.teams.map((team) => (
            <Button key={team.id} variant="secondary" disabled={is_busy} onClick={() => join?.(team.id)}>
              {team.title}
            </Button>
          ))}
        </div>
      )}
      <BoardBody board={board} skew_ms={skew_ms} place={shown_place} />
    </section>
  )
}
