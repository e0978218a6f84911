import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { getSevensLeaderboard, JackpotSevensData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { WinsList } from './wins-list.tsx'

type Period = 'current' | 'past'

const Leaders = ({ period, first }: { readonly period: Period; readonly first?: JackpotSevensData['leaders'] }) => {
  const list = usePagedList({
    key: ['jackpot-sevens-leaders', period, first?.data[0]?.id ?? 0],
    rowKey: ({ id }) => id,
    load: (offset, signal) =>
      api.call<typeof getSevensLeaderboard>('GET /rest/jackpot-sevens/leaderboard/', { query: { period, offset }, signal }),
    ...(first ? { first } : {}),
  })
  return (
    <PagedList list={list} frame="bare" empty={<WinsList wins={[]} />}>
      {(rows) => <WinsList wins={rows} numbered />}
    </PagedList>
  )
}

/** SA-014b: the largest wins of the jackpot that runs, or of those that are over. */
export const SevensLeaders = ({ leaders }: Pick<JackpotSevensData, 'leaders'>) => {
  const text = useText<typeof texts>()
  const [period, setPeriod] = useState<Period>('current')
  return (
    <Card heading={text('jackpots.leaders')}>
      <Segmented
        label={text('jackpots.sevens.period')}
        size="sm"
        value={period}
        options={[
          { value: 'current', label: text('jackpots.sevens.current') },
          { value: 'past', label: text('jackpots.sevens.past') },
        ]}
        onChange={setPeriod}
        className="mb-3"
      />
      <Leaders key={period} period={period} {...(period === 'current' ? { first: leaders } : {})} />
    </Card>
  )
}
