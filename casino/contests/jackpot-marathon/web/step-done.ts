import type { StepDoneMessage } from '#casino/campaigns/missions/contract.ts'
import type { JackpotMarathon } from '../contract.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { pageLanguage } from '#kernel/web/texts/page-language.ts'
import { marathonKey } from './use-marathon.ts'

/** A day is done: the open window shows it, and a notice tells it with the way to it. */
export const handle = ({ data }: { readonly data: unknown }, app: PushApp): void => {
  const { owner, trackId, titles } = data as StepDoneMessage
  if (owner !== 'contests/jackpot-marathon') return
  const known = queries().getQueryData<JackpotMarathon | null>(marathonKey)
  if (known && known.id !== trackId) return
  void queries().invalidateQueries({ queryKey: marathonKey })
  app.notify({ title: app.text('jackpot-marathon.notice', { step: titles[pageLanguage()] }), link: '/contests/?activity=JackpotMarathon' })
}
