import { useMemo } from 'react'
import { Link, useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { texts } from '../texts.ts'
import { useFavourites } from './favourites.ts'
import { LiveList, slugsOf } from './live-list.tsx'
import { SportFrame } from './sport-frame.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const NoFavourites = () => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name="waiting" />}
      heading={text('sport.favourites.none')}
      action={
        <Link to="/sport/" className={buttonClass()}>
          {text('sport.none.action')}
        </Link>
      }
    >
      {text('sport.favourites.none.text')}
    </EmptyState>
  )
}

/** Matches with a star on this device. */
const FavouritesPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-navigation')
  const { ids } = useFavourites()
  const query = useMemo(() => ({ ids: ids.join(','), limit: 100 }), [ids])
  const sports = useMemo(() => slugsOf(data?.sports ?? []), [data])
  if (!data) return null
  return (
    <SportFrame sports={data.sports} heading={text('sport.favourites')}>
      {ids.length === 0 ? <NoFavourites /> : <LiveList query={query} given={[]} sports={sports} empty={<NoFavourites />} heading="h2" />}
    </SportFrame>
  )
}

export default FavouritesPage
