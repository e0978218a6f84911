import { useEffect } from 'react'
import { api } from '#kernel/web/browser.ts'
import { refreshPagedList, usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { listLiveSlips, LiveRound, LiveSlip } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLiveWords, useMoneyText } from './live-words.ts'

const key = ['live-bets']

export const refreshOwnBets = (): Promise<void> => refreshPagedList(key)

const Slip = ({ slip }: { readonly slip: LiveSlip }) => {
  const text = useText<typeof texts>()
  const { result } = useLiveWords()
  const { dateTime } = useFormats()
  const money = useMoneyText(slip)
  const { state, win_minor, stake_minor, drawn, slug } = slip
  const is_won = win_minor !== null && win_minor > stake_minor
  const came = state === 'settled' ? money(win_minor ?? 0) : text(state === 'open' ? 'live.own.open' : 'live.own.returned')
  return (
    <li className="flex items-baseline justify-between gap-3 py-2 text-sm">
      <span className="min-w-0">
        <span className="block truncate font-semibold">
          {slip.title}
          {state === 'settled' && drawn && <span className="text-ink-soft"> · {result(slug, drawn)}</span>}
        </span>
        <span className="block text-xs text-ink-soft">
          {dateTime(slip.placedAt)} · {text('live.own.stake', { amount: money(stake_minor) })}
        </span>
      </span>
      <span className={`amount font-bold ${is_won ? 'text-positive' : ''}`}>{came}</span>
    </li>
  )
}

const Slips = ({ round }: { readonly round: LiveRound | null }) => {
  const text = useText<typeof texts>()
  const list = usePagedList<LiveSlip>({
    key,
    rowKey: ({ id }) => id,
    load: (offset, signal) => api.call<typeof listLiveSlips>('GET /rest/live/bets/', { query: { limit: 10, offset }, signal }),
  })
  const state = round?.state
  useEffect(() => {
    if (state === 'settled' || state === 'void') void refreshOwnBets()
  }, [state, round?.id])
  return (
    <PagedList list={list} frame="bare" empty={<p className="text-sm text-ink-soft">{text('live.own.empty')}</p>}>
      {(rows) => (
        <ul className="divide-y divide-line">
          {rows.map((slip) => (
            <Slip key={slip.id} slip={slip} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** The player's own bets of the whole floor, newest first. */
export const OwnBets = ({ round }: { readonly round: LiveRound | null }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  if (isGuest) return null
  return (
    <Disclosure summary={text('live.own')}>
      <Slips round={round} />
    </Disclosure>
  )
}
