import { useEffect, useState } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { EventCard, searchEvents } from '#casino/sportsbook/catalogue/contract.ts'
import { api } from '#kernel/web/browser.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { texts } from '../texts.ts'
import { EventList } from './event-list.tsx'
import { SportFrame } from './sport-frame.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const typing_ms = 200

const found = createQueryState<{ readonly of: string; readonly events: readonly EventCard[] }>('sport-search')

const search = async (wanted: string): Promise<void> => {
  const answer = await api.call<typeof searchEvents>('GET /rest/sport-betting/search/', { query: { text: wanted, limit: 40 } })
  if (answer.success) found.set({ of: wanted, events: answer.data })
}

/** Matches by who plays and where, as one types. The words stand in the address. */
const SearchPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-navigation')
  const [params, setParams] = useSearchParams()
  const [wanted, setWanted] = useState('')
  const asked = params.get('q') ?? ''
  useEffect(() => setWanted(asked), [asked])
  useEffect(() => {
    const words = wanted.trim()
    if (words === '') return undefined
    const timer = setTimeout(() => {
      void search(words)
      setParams({ q: words }, { replace: true, preventScrollReset: true })
    }, typing_ms)
    return () => clearTimeout(timer)
  }, [wanted, setParams])
  const shown = found.use()
  const is_current = shown !== undefined && wanted.trim() !== '' && shown.of === wanted.trim()
  if (!data) return null
  return (
    <SportFrame sports={data.sports} heading={text('sport.search')}>
      <TextField
        label={text('sport.search.label')}
        name="q"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {is_current && shown.events.length === 0 && (
          <EmptyState
            picture={<Illustration name="waiting" />}
            heading={text('sport.search.none')}
            action={
              <Link to="/sport/live/" className={buttonClass()}>
                {text('sport.all-live')}
              </Link>
            }
          >
            {text('sport.search.hint')}
          </EmptyState>
        )}
        {shown && shown.events.length > 0 && wanted.trim() !== '' && <EventList events={shown.events} heading="h2" />}
      </div>
    </SportFrame>
  )
}

export default SearchPage
