import type { GameCard } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Hero } from '#ui/hero.tsx'
import { useFigures } from './figures.ts'
import { GameLink } from './game-link.tsx'

/** The newest game as a large card: picture, figures, and buttons for real money and demo. Shown to visitors who may play. */
export const FeaturedGame = ({ game }: { readonly game: GameCard }) => {
  const text = useText<typeof texts>()
  const { percent, multiple } = useFigures()
  const figures = [
    ...(game.rtp === null ? [] : [text('games-lobby.rtp', { percent: percent(game.rtp) })]),
    ...(game.volatility ? [text('games-lobby.volatility-is', { volatility: game.volatility })] : []),
    ...(game.maxWin === null ? [] : [text('games-lobby.max-win-is', { multiple: multiple(game.maxWin) })]),
  ]
  return (
    <Hero
      eager
      src={game.imageWide}
      eyebrow={<Badge tone="accent">{text(game.isNew ? 'games-lobby.new' : 'games-lobby.latest')}</Badge>}
      heading={game.title}
      text={figures.join(' · ')}
      action={
        <>
          <GameLink slug={game.slug} isLive={game.isLive} mode="money" className={buttonClass({ size: 'lg' })}>
            {text('games-lobby.play')}
          </GameLink>
          {game.hasDemo && (
            <GameLink slug={game.slug} mode="demo" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
              {text('games-lobby.try-demo')}
            </GameLink>
          )}
        </>
      }
    />
  )
}
