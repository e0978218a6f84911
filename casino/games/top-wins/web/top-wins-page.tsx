import { useLoaderData } from 'react-router'
import { LikedGames } from '#casino/games/reactions/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Notice } from '#ui/notice.tsx'
import type { texts } from '../texts.ts'
import { WinRows } from './win-rows.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** Twenty top wins of real rounds, each to be watched again, and the games that players like. */
const TopWinsPage = () => {
  const text = useText<typeof texts>()
  const page = useLoaderData<typeof loader>()
  const top = componentOf(page, 'top-wins')
  const liked = componentOf(page, 'games-reactions')
  return (
    <PageContainer>
      <PageHeading heading={text('top-wins.heading')} text={text('top-wins.text')} />
      {!top && <Notice>{text('top-wins.not-now')}</Notice>}
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {top && (
          <Card flush className="pt-3">
            <p className="px-4 pb-3 text-sm text-ink-soft sm:px-5">{text('top-wins.honest')}</p>
            <WinRows wins={top.wins} />
          </Card>
        )}
        {liked && <LikedGames games={liked.games} />}
      </div>
    </PageContainer>
  )
}

export default TopWinsPage
