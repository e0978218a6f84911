import { useCommand } from '#kernel/web/forms/use-command.ts'
import { refreshPagedList } from '#kernel/web/lists/use-paged-list.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadPage } from '#kernel/web/page/navigation.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Progress as Bar } from '#ui/progress.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { createGift, Progress } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { giftsKey } from './gifts-key.ts'

/** How far the bank is, and once it is full the gift that it makes. */
export const OwnBank = ({ own }: { readonly own: Progress }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { is_sending, refused, send } = useCommand<typeof createGift>('POST /rest/gift-bank/create/')
  const { filled, goal, gift, isFull, isOpen, currency, exponent } = own
  const money = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  const create = async (): Promise<void> => {
    const answer = await send({})
    if (!answer?.success) return
    notify({ tone: 'positive', title: text('gift-bank.made'), text: text('gift-bank.made.text') })
    await Promise.all([refreshPagedList(giftsKey), reloadPage()])
  }
  const of = text('gift-bank.of', { filled: money(filled), goal: money(goal) })
  return (
    <Card
      id="bank"
      className="scroll-mt-24"
      heading={text('gift-bank.own')}
      aside={isFull && <Badge tone="positive">{text('gift-bank.full')}</Badge>}
    >
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <span className="grid size-20 shrink-0 place-items-center rounded-full bg-accent-soft">
            <ArtIcon name="gift" size={48} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="amount text-3xl font-extrabold" data-gift-filled>
              {money(filled)}
            </p>
            <Bar className="mt-2 h-3" label={text('gift-bank.own')} value={filled} max={goal} value_text={of} />
            <p className="mt-1 text-sm text-ink-soft">{of}</p>
          </div>
        </div>
        <RefusedNotice>{refused}</RefusedNotice>
        <p className="text-pretty text-ink-soft">
          {!isOpen
            ? text('gift-bank.not-open')
            : isFull
              ? text('gift-bank.full.text')
              : text('gift-bank.left', { left: money(goal - filled) })}
        </p>
        {isFull && isOpen && (
          <Button size="lg" wide loading={is_sending} onClick={() => void create()}>
            {text('gift-bank.create', { amount: money(gift) })}
          </Button>
        )}
      </div>
    </Card>
  )
}
