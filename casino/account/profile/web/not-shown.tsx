import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import type { pageTexts } from '../page-texts.ts'

/** What stands in the place of a part that is on its way, or did not come. */
export const NotShown = ({ error, again }: { readonly error: Error | null; readonly again: () => void }) => {
  const text = useText<typeof pageTexts>()
  if (error === null)
    return (
      <div role="status" aria-label={text('profile.sections-loading')}>
        <SkeletonText lines={6} />
      </div>
    )
  return (
    <ErrorState
      picture={<Illustration name="error" />}
      heading={text('profile.failed')}
      action={<Button onClick={again}>{text('profile.again')}</Button>}
    >
      {error.message}
    </ErrorState>
  )
}
