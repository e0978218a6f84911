import type { SentOf } from '#kernel/web/api/api.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Button } from '#ui/button.tsx'
import type { buyMerch, MerchItem, StarDrops } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { refreshStarDrops } from './star-drops-query.ts'

const attempts = createPlayersAttempts<SentOf<typeof buyMerch>>('star-drops-merch')

interface ItemProps {
  readonly item: MerchItem
  readonly stars: number
}

/** SA-017: an item, what it costs, and whether it can be had. */
const Item = ({ item: { id, cost, prize, left, stock, had, mostEach, isBonusAvailable }, stars }: ItemProps) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const { is_sending, send } = useCommand<typeof buyMerch>('POST /rest/star-drops/buy/', { attempts, refusal: 'notice' })
  const buy = async (): Promise<void> => {
    if (isGuest) return openModal('Register', { source: 'star-drops' })
    const answer = await send({ body: { id } })
    if (answer?.success) {
      const title = text('star-drops.won', { prize: answer.data.item.prize.text })
      notify({ tone: 'positive', title, text: text('star-drops.won.where'), link: '/profile/?tab=prizes' })
    }
    await refreshStarDrops()
  }
  const is_had = mostEach !== null && had >= mostEach
  const price = text('star-drops.for-stars', { count: cost })
  return (
    <li className="flex min-w-0 flex-col items-center gap-2 rounded-lg bg-surface-1 p-4 text-center shadow-low inset-ring inset-ring-line">
      <ArtIcon name={prize.picture as ColourIcon} size={56} />
      <span className="font-bold text-balance">{prize.text}</span>
      <span className="amount text-xs text-ink-soft">{text('star-drops.shop.left', { left, stock })}</span>
      <span className="amount mt-auto flex items-center gap-1.5 font-semibold">
        <ArtIcon name="star" size={20} />
        {text('star-drops.stars', { count: cost })}
      </span>
      {is_had ? (
        <span className="flex min-h-10 items-center text-sm font-semibold text-positive">{text('star-drops.shop.had')}</span>
      ) : (
        <Button
          size="sm"
          wide
          variant="secondary"
          loading={is_sending}
          disabled={!isBonusAvailable || (!isGuest && stars < cost)}
          {...(left > 0 && { 'aria-label': text('star-drops.shop.take-of', { prize: prize.text, cost: price }) })}
          onClick={() => void buy()}
        >
          {text(left === 0 ? 'star-drops.shop.gone' : 'star-drops.shop.take')}
        </Button>
      )}
    </li>
  )
}

/** SA-016: what can be had for stars without chance. */
export const MerchShop = ({ starDrops: { merchShop, balance } }: { readonly starDrops: StarDrops }) => {
  const text = useText<typeof pageTexts>()
  return (
    <section aria-labelledby="star-shop" className="flex flex-col gap-3">
      <h2 id="star-shop" className="text-xl font-extrabold">
        {text('star-drops.shop')}
      </h2>
      <p className="text-ink-soft">{text('star-drops.shop.text')}</p>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 desk:gap-4">
        {merchShop.map((item) => (
          <Item key={item.id} item={item} stars={balance.stars} />
        ))}
      </ul>
    </section>
  )
}
