import { Heart } from 'lucide-react'
import { Link, useLoaderData } from 'react-router'
import { GameComments, Stars } from '#casino/games/comments/web/api.ts'
import { GameLink, useLike } from '#casino/games/lobby/web/api.ts'
import { WinsOfGame } from '#casino/games/top-wins/web/api.ts'
import { VideosOfGame } from '#casino/games/videos/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Hero } from '#ui/hero.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import type { GamePageData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { Figures } from './figures.tsx'
import { Rules } from './rules.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const LikeButton = ({ data }: { readonly data: GamePageData }) => {
  const text = useText<typeof texts>()
  const { id, slug, title } = data.card
  const { is_liked, toggle } = useLike(id, slug)
  const count = data.likesOfOthers + Number(is_liked)
  return (
    <Button
      variant="secondary"
      size="lg"
      aria-pressed={is_liked}
      aria-label={`${title}: ${text('game-page.likes', { count })}`}
      onClick={toggle}
    >
      <Heart aria-hidden="true" className={classNames('size-5', is_liked && 'fill-accent-ink text-accent-ink')} />
      <span className="amount">{count}</span>
    </Button>
  )
}

const Ways = ({ data }: { readonly data: GamePageData }) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const { slug, hasDemo } = data.card
  return (
    <>
      {!is_closed && (
        <GameLink slug={slug} mode="money" className={buttonClass({ size: 'lg' })}>
          {text('game-page.play')}
        </GameLink>
      )}
      {!is_closed && hasDemo && (
        <GameLink slug={slug} mode="demo" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          {text('game-page.demo')}
        </GameLink>
      )}
      <LikeButton data={data} />
    </>
  )
}

/** One game with everything that is known of it. */
const GamePage = () => {
  const text = useText<typeof texts>()
  const page = useLoaderData<typeof loader>()
  const data = componentOf(page, 'game-page')
  const comments = componentOf(page, 'game-comments')
  const wins = componentOf(page, 'game-wins')
  const videos = componentOf(page, 'game-videos')
  if (!data) return null
  const { card, about } = data
  const average = comments?.rated.average ?? null
  return (
    <PageContainer>
      <nav>
        <Link to="/games/" className="text-sm font-semibold text-accent-ink hover:underline">
          ← {text('game-page.all-games')}
        </Link>
      </nav>
      <Hero
        eager
        level={1}
        src={card.imageWide}
        eyebrow={
          <p className="flex items-center gap-3 text-sm text-ink-soft">
            {card.provider}
            {average !== null && <Stars rating={average} />}
          </p>
        }
        heading={card.title}
        text={about}
        action={<Ways data={data} />}
      />
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Rules key={card.slug} data={data} />
          {videos && <VideosOfGame key={card.slug} slug={card.slug} first={videos} />}
          {comments && <GameComments key={card.slug} slug={card.slug} first={comments} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Figures data={data} />
          {wins && <WinsOfGame wins={wins.wins} most_multiple={Number(data.max_win_multiple)} />}
        </div>
      </div>
    </PageContainer>
  )
}

export default GamePage
