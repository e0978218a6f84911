import type { PushApp } from '#kernel/web-slice.ts'
import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { pageLanguage } from '#kernel/web/texts/page-language.ts'
import type { StepDoneMessage } from '../contract.ts'
import { tracks_key } from './tracks-key.ts'

/** A step is done: whatever shows tracks reads them anew, and a notice tells it with the way to its track. */
export const handle = ({ data }: { readonly data: unknown }, app: PushApp): void => {
  const { titles, trackTitles, link } = data as StepDoneMessage
  void queries().invalidateQueries({ queryKey: [tracks_key] })
  // A card on the page that shows the track came with the page.
  if (currentPath() === link.split('?')[0]) void reloadPage()
  const language = pageLanguage()
  app.notify({ title: app.text('missions.notice', { track: trackTitles[language], step: titles[language] }), link })
}
