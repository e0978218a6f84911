import type { GameCard } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { useFigures } from './figures.ts'
import { GameLink } from './game-link.tsx'

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd className="amount font-bold">{value}</dd>
  </div>
)

/** A large card of a slot with the figures that distinguish it, used while there are few slots. */
export const SlotCard = ({ game, eager }: { readonly game: GameCard; readonly eager: boolean }) => {
  const text = useText<typeof texts>()
  const { percent, multiple } = useFigures()
  const is_closed = useIsPlayClosed()
  const { slug, title, hitRate } = game
  return (
    <article className="flex flex-col overflow-clip rounded-lg bg-surface-1 shadow-low inset-ring inset-ring-line sm:flex-row">
      <img
        src={game.imageWide}
        alt=""
        width={800}
        height={300}
        loading={eager ? 'eager' : 'lazy'}
        className="h-36 w-full object-cover object-[78%_50%] sm:h-auto sm:w-2/5 sm:max-w-110"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 sm:p-6">
        <div>
          <h3 className="heading text-xl font-extrabold">{title}</h3>
          <p className="text-sm text-ink-soft">{game.provider}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 wide:grid-cols-4">
          <Figure name={text('games-lobby.rtp-name')} value={game.rtp === null ? '—' : percent(game.rtp)} />
          <Figure name={text('games-lobby.hit-rate')} value={hitRate === null ? '—' : percent(hitRate)} />
          <Figure
            name={text('games-lobby.volatility')}
            value={game.volatility ? text(`games-lobby.volatility-${game.volatility}`) : text('games-lobby.by-bet')}
          />
          <Figure name={text('games-lobby.max-win')} value={game.maxWin === null ? '—' : multiple(game.maxWin)} />
        </dl>
        {!is_closed && (
          <div className="mt-auto flex flex-wrap gap-2.5 *:max-sm:flex-1">
            <GameLink slug={slug} className={buttonClass()} label={text('games-lobby.play-title', { title })}>
              {text('games-lobby.play')}
            </GameLink>
            {game.hasDemo && (
              <GameLink
                slug={slug}
                mode="demo"
                className={buttonClass({ variant: 'secondary' })}
                label={text('games-lobby.demo-title', { title })}
              >
                {text('games-lobby.demo')}
              </GameLink>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
