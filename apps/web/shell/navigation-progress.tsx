import { useNavigation } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'

/** A thin progress line at the top while the next page is loading; the current page stays visible meanwhile. */
export const NavigationProgress = () => {
  const text = useText<typeof texts>()
  const is_under_way = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-0.75">
      {is_under_way && (
        <>
          <span className="sr-only">{text('shell.loading')}</span>
          <span className="block h-full animate-progress bg-accent-mark" />
        </>
      )}
    </div>
  )
}
