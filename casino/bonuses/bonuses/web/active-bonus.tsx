import { Link } from 'react-router'
import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Progress } from '#ui/progress.tsx'
import type { BonusView, getWagers, WagerRow } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { bonusesKey } from './bonus-queries.ts'
import { Children } from './offer-card.tsx'
import { KeyTerms, LongTerms } from './terms-view.tsx'

const useMoney = ({ currency, exponent }: BonusView) => {
  const { locale } = useFormats()
  return (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
}

/** Stakes that counted, one by one. */
const Wagers = ({ bonus }: { readonly bonus: BonusView }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const money = useMoney(bonus)
  const list = usePagedList<WagerRow>({
    key: [...bonusesKey, 'wagers', bonus.id],
    rowKey: ({ at, title, counted }) => `${at} ${title} ${counted}`,
    stale_ms: 0,
    load: (offset, signal) =>
      api.call<typeof getWagers>('GET /rest/bonuses/{id}/wagers/', { params: { id: bonus.id }, query: { offset }, signal }),
  })
  return (
    <PagedList list={list} frame="bare" empty={<p className="text-sm">{text('bonuses.history.empty')}</p>}>
      {(rows) => (
        <ul className="text-sm">
          {rows.map((row, index) => (
            <li key={`${row.at} ${index}`} className="flex justify-between gap-4 border-t border-line py-2 first:border-t-0">
              <span className="min-w-0 truncate text-ink">{row.title}</span>
              <span className="ml-auto shrink-0">{dateTime(row.at)}</span>
              <span className="amount shrink-0 font-bold text-ink">{money(row.counted)}</span>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="rounded-md bg-surface-2 px-3.5 py-2.5">
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="amount font-extrabold">{value}</dd>
  </div>
)

/** The bonus that is played with: how far it is, what it holds, by when, and the way out. */
export const ActiveBonus = ({ bonus }: { readonly bonus: BonusView }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const money = useMoney(bonus)
  const { progress } = bonus
  if (!progress) return null
  const { wagered, required, balance, becomesCash, mostStake } = progress
  const of = text('bonuses.progress.of', { done: money(wagered), all: money(required) })
  return (
    <section
      id="active-bonus"
      className="mb-8 flex flex-col gap-5 rounded-2xl bg-surface-1 p-5 shadow-mid inset-ring-2 inset-ring-accent-mark md:p-7"
    >
      <header className="flex items-start gap-4">
        <ArtIcon name={bonus.picture as ColourIcon} size={48} />
        <div className="min-w-0 flex-1">
          <Badge tone="positive">{text('bonuses.active')}</Badge>
          <h2 className="mt-1.5 text-xl font-extrabold md:text-2xl">{bonus.title}</h2>
        </div>
      </header>
      <div>
        <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-ink-soft">{text('bonuses.progress')}</span>
          <span className="amount font-bold">{of}</span>
        </p>
        <Progress label={text('bonuses.progress')} value={wagered} max={required} value_text={of} className="h-3" />
      </div>
      <dl className="grid grid-cols-2 gap-2.5 *:last:col-span-2 md:grid-cols-3 xl:grid-cols-5 xl:*:last:col-span-1">
        <Figure label={text('bonuses.left')} value={money(required - wagered)} />
        <Figure label={text('bonuses.balance')} value={money(balance)} />
        <Figure label={text('bonuses.becomes')} value={money(becomesCash)} />
        <Figure label={text('bonuses.stake-limit')} value={money(mostStake)} />
        <Figure label={text('bonuses.finish-by')} value={bonus.finishBy === null ? '' : dateTime(bonus.finishBy)} />
      </dl>
      <div className="flex flex-wrap gap-2.5">
        <Link to="/games/" className={buttonClass()}>
          {text('bonuses.play')}
        </Link>
        <Button variant="secondary" onClick={() => openModal('BonusPopup', { bonus, asks: 'cancel' })}>
          {text('bonuses.cancel')}
        </Button>
      </div>
      <div className="grid items-start gap-4 wide:grid-cols-2">
        <div className="flex flex-col gap-4">
          <KeyTerms lines={bonus.keyTerms} />
          <LongTerms paragraphs={bonus.longTerms} />
          {bonus.hasChildrens && <Children of={bonus.children} />}
        </div>
        <Disclosure summary={text('bonuses.history')} className="bg-surface-2 text-sm">
          <Wagers bonus={bonus} />
        </Disclosure>
      </div>
    </section>
  )
}
