import { Star } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { most_rating } from '../rules.ts'
import type { texts } from '../texts.ts'

/** So many stars of five; an average fills the last one in part. */
export const Stars = ({ rating, large = false }: { readonly rating: number; readonly large?: boolean }) => {
  const text = useText<typeof texts>()
  const size = large ? 'size-6' : 'size-4'
  return (
    <span role="img" aria-label={text('comments.stars', { count: rating })} className="inline-flex gap-0.5 text-accent-ink">
      {Array.from({ length: most_rating }, (_, index) => {
        const share = Math.max(0, Math.min(1, rating - index))
        return (
          <span key={index} className="relative">
            <Star className={classNames(size, 'fill-surface-3 text-surface-3')} aria-hidden="true" />
            <span className="absolute inset-0 overflow-hidden" style={{ width: `${share * 100}%` }}>
              <Star className={classNames(size, 'fill-current')} aria-hidden="true" />
            </span>
          </span>
        )
      })}
    </span>
  )
}
