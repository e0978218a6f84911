import { notify } from '#kernel/web/notices/notices.ts'
import { textsArrived } from '#kernel/web/texts/load-texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'

let is_told = false

/** MD-063, NC-009: a release other than the document's answers or announces itself. Said once, until the page is loaded anew. */
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
  // A notice keeps the words that it began with: it waits until they are here.
  textsArrived().then(tell, tell)
}
