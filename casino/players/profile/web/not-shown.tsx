import { useText } from '#kernel/web/texts/use-text.tsx'
import { PartToCome } from '#ui/part-to-come.tsx'
import type { pageTexts } from '../page-texts.ts'

/** Placeholder of a part of the profile that is loading or failed to load. */
export const NotShown = ({ error, again }: { readonly error: Error | null; readonly again: () => void }) => {
  const text = useText<typeof pageTexts>()
  return (
    <PartToCome
      lines={6}
      with_picture
      loading_label={text('profile.sections-loading')}
      failure={error && { heading: text('profile.failed'), text: error.message, again_label: text('profile.again'), onAgain: again }}
    />
  )
}
