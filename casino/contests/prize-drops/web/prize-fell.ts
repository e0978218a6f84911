import type { PushApp } from '#kernel/web-slice.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { locales } from '#kernel/web/texts/formats.ts'
import { pageLanguage } from '#kernel/web/texts/page-language.ts'
import type { PrizeDropMessage } from '../contract.ts'
import { isTold, notice_ms } from '../rules.ts'
import { takeDrop } from './live-drops.ts'

/** RTM-067, SA-052: the page moves with every drop; a notice tells of large ones and of one's own. */
export const handle = ({ data }: { readonly data: unknown }, app: PushApp): void => {
  const message = data as PrizeDropMessage
  takeDrop(message)
  const { login, playRestriction } = appState.get().main
  const { winner, prize } = message
  // Whoever may not play is not told what others win.
  if (!isTold(message, login ?? null) || (playRestriction && winner !== login)) return
  const { currency, exponent, amount, titles } = prize
  const said =
    amount === null ? titles[pageLanguage()] : formatAmount(amount, { currency, exponent, locale: locales[pageLanguage()], trim: true })
  const whose = winner === login ? 'own' : 'other'
  app.notify({
    title: app.text(`prize-drops.notice.${whose}`, { winner, prize: said }),
    // Several that fall at once stand as one, and others' never in the place of one's own.
    group: `prize-drops.${whose}`,
    link: '/prize-drops/',
    duration_ms: notice_ms,
  })
}
