import { Link, useLoaderData } from 'react-router'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Hero } from '#ui/hero.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { Notice } from '#ui/notice.tsx'
import type { StudioGameData } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Way = ({ data }: { readonly data: StudioGameData }) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  if (data.closed !== null || is_closed) return null
  const { slug, title, studio } = data
  const play = (): void =>
    isGuest ? openModal('Login', { source: 'game_play', game: slug }) : openModal('StudioGame', { slug, title, studio })
  return (
    <Button size="lg" onClick={play}>
      {text(isGuest ? 'studio-game.sign-in' : 'studio-game.play')}
    </Button>
  )
}

const Figures = ({ data }: { readonly data: StudioGameData }) => {
  const text = useText<typeof pageTexts>()
  const { locale } = useFormats()
  const number = (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 2 })
  const figures = [
    data.rtp !== null && ([text('studio-game.rtp'), percentsIn(locale, { maximumFractionDigits: 2 }).format(data.rtp / 100)] as const),
    data.maxWin !== null && ([text('studio-game.max-win'), text('studio-game.max-win-value', { multiple: number(data.maxWin) })] as const),
    data.volatility !== null && ([text('studio-game.volatility'), text(`studio-game.volatility.${data.volatility}`)] as const),
  ].filter((figure) => figure !== false)
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {figures.map(([name, value]) => (
        <div key={name} className="rounded-lg bg-surface-1 p-4 shadow-low inset-ring inset-ring-line">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="amount text-2xl font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A game of a studio outside: what it is, who deals it, and the way into it. */
const StudioGamePage = () => {
  const text = useText<typeof pageTexts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'studio-game')
  if (!data) return null
  return (
    <PageContainer>
      <nav>
        <Link to="/games/" className="text-sm font-semibold text-accent-ink hover:underline">
          ← {text('studio-game.to-lobby')}
        </Link>
      </nav>
      <Hero
        level={1}
        eager
        src={`/art/games/${data.slug}-wide.svg`}
        eyebrow={<Badge>{text('studio-game.by', { studio: data.studio })}</Badge>}
        heading={data.title}
        text={text('studio-game.money-only')}
        action={<Way data={data} />}
      />
      {data.closed !== null && (
        <Notice tone="warning" heading={text('studio-game.closed')}>
          {data.closed}
        </Notice>
      )}
      <Figures data={data} />
      <Card heading={text('studio-game.dealt-heading')}>
        <p className="max-w-160 text-ink-soft">{text('studio-game.dealt', { studio: data.studio })}</p>
      </Card>
    </PageContainer>
  )
}

export default StudioGamePage
