import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import type { Friend, getFriends, Invitations } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

const tones: Readonly<Record<Friend['status'], Tone>> = {
  registered: 'info',
  checking: 'warning',
  rewarded: 'positive',
  declined: 'neutral',
  small: 'neutral',
  waiting: 'info',
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="rounded-md bg-surface-2 px-3.5 py-2.5">
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="amount text-lg font-extrabold">{value}</dd>
  </div>
)

/** What inviting brought, and every friend with how far they are. */
export const Friends = ({ own }: { readonly own: Invitations }) => {
  const text = useText<typeof texts>()
  const { date, locale } = useFormats()
  const { currency, exponent, invited, rewarded, earned } = own
  const list = usePagedList<Friend>({
    key: ['invite-friends', 'friends'],
    rowKey: ({ nickname, at }) => `${nickname} ${at}`,
    stale_ms: 0,
    load: (offset, signal) => api.call<typeof getFriends>('GET /rest/invite-friends/friends/', { query: { offset }, signal }),
  })
  return (
    <Card heading={text('invite-friends.friends')}>
      <dl className="grid grid-cols-2 gap-2.5 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
        <Figure label={text('invite-friends.invited')} value={String(invited)} />
        <Figure label={text('invite-friends.rewarded')} value={String(rewarded)} />
        <Figure label={text('invite-friends.earned')} value={formatAmount(earned, { currency, exponent, locale, trim: true })} />
      </dl>
      <div className="mt-4">
        <PagedList
          list={list}
          frame="bare"
          empty={<p className="text-sm text-pretty text-ink-soft">{text('invite-friends.friends.empty')}</p>}
        >
          {(rows) => (
            <ul>
              {rows.map(({ nickname, status, at }) => (
                <li key={`${nickname} ${at}`} className="flex min-h-14 items-center gap-3 border-t border-line py-2 first:border-t-0">
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">{nickname}</span>
                    <span className="block text-xs text-ink-soft">{date(at)}</span>
                  </span>
                  <Badge tone={tones[status]}>{text(`invite-friends.status.${status}`)}</Badge>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Card>
  )
}
