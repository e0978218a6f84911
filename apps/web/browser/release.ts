import { notify } from '#kernel/web/notices/notices.ts'
import { textsLoaded } from '#kernel/web/texts/load-texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'

let is_told = false

/** MD-063, NC-009: a response or message from another release than the document's. Shown once, until the page is reloaded. */
export const sawRelease = (build: string, text: Translate): void => {
  const first_build = document.documentElement.dataset['build']
  if (is_told || !first_build || build === first_build) return
  is_told = true
  const tell = (): void =>
    notify({
      title: text('shell.updated.heading'),
      text: text('shell.updated.text'),
      action: { label: text('shell.refresh'), run: () => window.location.reload() },
      duration_ms: null,
    })
  // The notice does not update its texts later, so it waits until they have loaded.
  textsLoaded().then(tell, tell)
}
