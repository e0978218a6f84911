import type { GameCard, GamesLobbyData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'

type PromotionCardsProps = {
  readonly promotions: GamesLobbyData['promotions']
  readonly cards: ReadonlyMap<number, GameCard>
}

/** Number of covers on the card of a collection. */
const covers = 3

/** Cards of promotion tags, each with a few covers of its games. */
export const PromotionCards = ({ promotions, cards }: PromotionCardsProps) => {
  const text = useText<typeof texts>()
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby="games-collections">
      <h2 id="games-collections" className="mb-3 text-xl font-extrabold">
        {text('games-lobby.collections')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
        {promotions.map((promotion) => (
          <li
            key={promotion.id}
            className="relative flex items-center gap-4 rounded-lg bg-surface-1 p-4 shadow-low inset-ring inset-ring-line transition-colors hover:bg-surface-2 sm:p-5"
          >
            <div className="min-w-0 flex-1">
              <button
                type="button"
                className="text-start text-lg font-bold after:absolute after:inset-0 after:rounded-lg"
                onClick={() => openModal('GamesModal', { promotion: promotion.id, title: promotion.title })}
              >
                {promotion.title}
              </button>
              <p className="mt-1 text-sm text-ink-soft">{promotion.text}</p>
              <p className="amount mt-2 text-xs font-bold text-accent-ink">
                {text('games-lobby.count', { count: promotion.games.length })}
              </p>
            </div>
            <div className="flex shrink-0 -space-x-6" aria-hidden="true">
              {promotion.games.slice(0, covers).map((id) => (
                <img
                  key={id}
                  src={cards.get(id)?.imageSquare}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                  className="size-18 rounded-md object-cover shadow-mid"
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
