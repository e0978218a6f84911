import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { getWinners, Race, RaceUser } from '../contract.ts'
import { winners_limit } from '../rules.ts'
import type { texts } from '../texts.ts'
import type { LiveRaceProps } from './live-race.ts'
import { LiveDot } from './race-hero.tsx'
import { RaceRow, rowGrid } from './race-row.tsx'
import { useIsOver } from './use-remaining.ts'
import { useRowMotion } from './use-row-motion.ts'

const more_rows = 40

/** Rows below the ten that move by themselves, read when somebody asks. The page gives each race a table of its own. */
const useMoreRows = (race: Race) => {
  const [more, setMore] = useState<readonly RaceUser[]>([])
  const load = async (): Promise<void> => {
    const query = { limit: more_rows, offset: winners_limit + more.length }
    const answer = await api.call<typeof getWinners>('GET /rest/races/{id}/winners/', { params: { id: race.id }, query })
    if (answer.success) setMore([...more, ...answer.data])
    else notify({ tone: 'negative', title: answer.message })
  }
  return { more, load }
}

const Heading = () => {
  const text = useText<typeof texts>()
  const columns = ['races.place', 'races.player', 'races.rounds', 'races.points', 'races.prize'] as const
  return (
    <div role="row" className={`${rowGrid} h-10 text-xs font-semibold text-ink-soft max-sm:sr-only`}>
      {columns.map((column, index) => (
        <span key={column} role="columnheader" className={index > 1 ? 'text-end' : index === 0 ? 'truncate' : undefined}>
          {text(column)}
        </span>
      ))}
    </div>
  )
}

/** Before anybody has scored. Once the time is up nobody is told what a win would bring, and who may not play never is. */
const NoPoints = ({ race, skew_ms }: LiveRaceProps) => {
  const text = useText<typeof texts>()
  const is_over = useIsOver(race, skew_ms)
  const is_closed = useIsPlayClosed()
  const key = is_over ? 'races.no-points-over' : is_closed ? 'races.banner.no-points' : 'races.no-points'
  return (
    <div className="flex flex-col items-center gap-3 px-5 pt-4 pb-10 text-center">
      <Illustration name="waiting" />
      <p className="max-w-80 text-ink-soft">{text(key)}</p>
    </div>
  )
}

/** The table, moving by itself: rows travel to their new places as messages come (RA-005). */
export const RaceTable = ({ race, skew_ms }: LiveRaceProps) => {
  const text = useText<typeof texts>()
  const { login } = useMain()
  const { more, load } = useMoreRows(race)
  const shown = new Set(race.winners.map(({ profile }) => profile.login))
  const rows = [...race.winners, ...more.filter(({ profile }) => !shown.has(profile.login))]
  const list = useRowMotion<HTMLDivElement>(rows.map(({ profile }) => profile.login).join(' '))
  const has_more = race.winners.length === winners_limit && race.playersCount > rows.length && more.length % more_rows === 0
  return (
    <Card
      flush
      heading={
        <span className="flex items-center gap-2.5">
          {text('races.table')}
          <span className="flex items-center gap-1.5 font-sans text-xs font-semibold text-ink-soft normal-case">
            <LiveDot />
            {text('races.live')}
          </span>
        </span>
      }
      aside={<span className="text-sm text-ink-soft">{text('races.players', { count: race.playersCount })}</span>}
    >
      {rows.length === 0 ? (
        <NoPoints race={race} skew_ms={skew_ms} />
      ) : (
        <div role="table" aria-label={text('races.table')} className="pb-1">
          <Heading />
          <div role="rowgroup" ref={list} className="relative">
            {rows.map((row) => (
              <RaceRow key={row.profile.login} race={race} row={row} is_own={row.profile.login === login} />
            ))}
          </div>
        </div>
      )}
      {has_more && (
        <div className="flex justify-center border-t border-line p-3">
          <Button variant="ghost" size="sm" onClick={() => void load()}>
            {text('races.more-rows')}
          </Button>
        </div>
      )}
    </Card>
  )
}
