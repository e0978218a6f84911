import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'
import { LanguageChoice, ThemeChoice } from './preferences.tsx'

/** Language and theme, opened from the side rail. */
const SitePreferences = () => {
  const text = useText<typeof texts>()
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('shell.preferences')}>
      <div className="flex flex-col gap-5">
        <section>
          <h3 className="mb-2 text-sm font-semibold text-ink-soft">{text('shell.language')}</h3>
          <LanguageChoice />
        </section>
        <section>
          <h3 className="mb-2 text-sm font-semibold text-ink-soft">{text('shell.theme')}</h3>
          <ThemeChoice />
        </section>
      </div>
    </Dialog>
  )
}

export default SitePreferences
