import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import type { Drawn } from '../contract.ts'
import type { texts } from '../texts.ts'

/** What an attempt brought, said once, with the code to check it by. Nothing is said of nothing but that it is nothing. */
export const DrawnLine = ({ drawn }: { readonly drawn: Drawn | null }) => {
  const text = useText<typeof texts>()
  return (
    <div className="flex flex-col gap-1.5 empty:hidden">
      <div role="status" className="empty:hidden">
        {drawn?.prize && (
          <span className="flex animate-rise items-center justify-center gap-3 rounded-lg bg-positive-soft p-3">
            <ArtIcon name={drawn.prize.picture as ColourIcon} size={36} />
            <span className="text-start">
              <span className="block font-extrabold text-positive">{text('draws.drawn.won', { prize: drawn.prize.text })}</span>
              <span className="block text-sm">{text('draws.drawn.where')}</span>
            </span>
          </span>
        )}
        {drawn && !drawn.prize && (
          <span className="block animate-rise rounded-lg bg-surface-2 p-3 text-center font-semibold text-ink-soft">
            {drawn.isGone ? text('draws.drawn.gone', { outcome: drawn.outcome ?? '' }) : text('draws.drawn.nothing')}
          </span>
        )}
      </div>
      {drawn && <p className="text-center text-xs wrap-anywhere text-ink-soft">{text('draws.drawn.code', { code: drawn.fairCode })}</p>}
    </div>
  )
}
