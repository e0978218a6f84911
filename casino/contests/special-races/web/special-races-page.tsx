import { useState, type SubmitEvent } from 'react'
import { useLoaderData } from 'react-router'
import { createBoardPlace, OtherContests, PastBoards, refreshBoard, RunningBoard, useLiveBoard } from '#casino/campaigns/boards/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { getPastSpecialRaces, getSpecialRace, joinByCode } from '../contract.ts'
import type { texts } from '../texts.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const place = createBoardPlace('special-race', {
  kind: 'special-race',
  read: () => api.call<typeof getSpecialRace>('GET /rest/special-races/', {}),
  // Nobody gets in without the code.
  join: null,
  past: (limit, offset) => api.call<typeof getPastSpecialRaces>('GET /rest/special-races/history/', { query: { limit, offset } }),
})

/** RA-007: the way in. A guest is asked to register first. */
const CodeForm = () => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const [code, setCode] = useState('')
  const { is_sending, refused, send } = useCommand<typeof joinByCode>('POST /rest/special-races/join/')
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isGuest) return openModal('Register', { source: 'special-races' })
    const answer = await send({ body: { code } })
    if (answer?.success) await refreshBoard(place)
  }
  return (
    <form className="flex flex-col gap-3 sm:max-w-105" onSubmit={(event) => void submit(event)}>
      <TextField
        label={text('special-races.code')}
        value={code}
        {...(refused && { error: refused })}
        autoComplete="off"
        maxLength={60}
        required
        onChange={(event) => setCode(event.target.value)}
      />
      <p className="text-sm text-ink-soft">{text('special-races.join.note')}</p>
      <Button type="submit" disabled={is_sending || code.trim() === ''}>
        {text('special-races.join')}
      </Button>
    </form>
  )
}

/** Beside a race that one is not in. */
const WayIn = () => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('special-races.way-in')}>
      <p className="mb-3 text-ink-soft">{text('special-races.way-in.text')}</p>
      <CodeForm />
    </Card>
  )
}

/** While none is on: the field for a code, and where something is on. The winners of those that are over stand right below. */
const NoRace = () => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  return (
    <Card heading={text('special-races.none.heading')}>
      <p className="mb-4 text-ink-soft">{text(is_closed ? 'special-races.none.closed' : 'special-races.none.text')}</p>
      {!is_closed && <CodeForm />}
      <OtherContests className="mt-4" />
    </Card>
  )
}

/** RT-049: the special race of this visitor, the field for its code, and who has won those that are over. */
const SpecialRacesPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'special-race')
  const text = useText<typeof texts>()
  const { board, skew_ms } = useLiveBoard(place, data?.race ?? null)
  const is_closed = useIsPlayClosed()
  if (!data) return null
  return (
    <PageContainer>
      {!board && <PageHeading heading={text('special-races.heading')} />}
      {board ? (
        <RunningBoard board={board} skew_ms={skew_ms} place={place}>
          {!is_closed && !board.isSubscribed && !board.isOut && <WayIn />}
        </RunningBoard>
      ) : (
        <NoRace />
      )}
      <PastBoards place={place} first={data.past} has_more={data.hasMorePast} />
    </PageContainer>
  )
}

export default SpecialRacesPage
