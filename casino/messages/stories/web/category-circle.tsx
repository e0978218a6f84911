import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { classNames } from '#ui/class-names.ts'
import type { CategoryHead } from '../contract.ts'
import type { texts } from '../texts.ts'

/** A category of stories. Its ring fades when all of them are viewed; its name says the same to whoever sees no ring. */
export const CategoryCircle = ({ category, onOpen }: { readonly category: CategoryHead; readonly onOpen: () => void }) => {
  const text = useText<typeof texts>()
  const { name, icon, isViewed } = category
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={text(isViewed ? 'stories.open-viewed' : 'stories.open', { name })}
      className="group flex w-20 flex-col items-center gap-1.5 rounded-lg py-1 sm:w-22"
      onClick={onOpen}
    >
      <span
        className={classNames(
          'grid size-18 place-items-center rounded-full transition-transform group-active:scale-95 motion-reduce:transform-none sm:size-20',
          isViewed ? 'bg-line-strong p-px' : 'bg-accent-mark p-[3px]',
        )}
      >
        <span className="grid size-full place-items-center rounded-full border-3 border-background bg-surface-2 bg-glow transition-colors group-hover:bg-surface-3">
          <ArtIcon name={icon as ColourIcon} size={36} />
        </span>
      </span>
      <span aria-hidden="true" className={classNames('w-full truncate text-center text-xs font-semibold', isViewed && 'text-ink-soft')}>
        {name}
      </span>
    </button>
  )
}
