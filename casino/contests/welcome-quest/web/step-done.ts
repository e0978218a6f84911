import type { StepDoneMessage } from '#casino/campaigns/missions/contract.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { pageLanguage } from '#kernel/web/texts/page-language.ts'
import { welcomeKey } from './use-welcome-quest.ts'

/** A task is done: the open window and the card show it, and a notice tells it with the way to its prize. */
export const handle = ({ data }: { readonly data: unknown }, app: PushApp): void => {
  const { owner, titles } = data as StepDoneMessage
  if (owner !== 'contests/welcome-quest') return
  void queries().invalidateQueries({ queryKey: welcomeKey })
  if (currentPath().startsWith('/bonuses')) void reloadPage()
  app.notify({
    title: app.text('welcome-quest.notice', { step: titles[pageLanguage()] }),
    text: app.text('welcome-quest.notice.text'),
    link: '/bonuses/?openModal=WelcomeQuest',
  })
}
