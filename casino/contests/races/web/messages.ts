import type { PushApp } from '#kernel/web-slice.ts'
import { formatAmount } from '#ui/format-amount.ts'
import { locales } from '#kernel/web/texts/formats.ts'
import { pageLanguage } from '#kernel/web/texts/page-language.ts'
import { race_notice_ms } from '../rules.ts'
import { isFollowed, refreshRace, takePositions, takeRows, type RaceMessage } from './live-race.ts'
import { refreshPast } from './past-store.ts'

/** RA-006: every race notice stays ten seconds. */
const tell = (app: PushApp, title: string, text?: string): void =>
  app.notify({ title, ...(text ? { text } : {}), link: '/races/', duration_ms: race_notice_ms })

const money = (data: { readonly currency: string; readonly exponent: number }, amount_minor: number): string =>
  formatAmount(amount_minor, { ...data, locale: locales[pageLanguage()], trim: true })

const take = (message: RaceMessage, app: PushApp): void => {
  switch (message.event) {
    case 'positions':
      return takePositions(message.data)
    case 'bet':
      return takeRows(message.data)
    case 'start':
      if (!isFollowed()) return
      void refreshRace()
      return tell(app, app.text('races.notice.start', { title: message.data.titles[pageLanguage()] }))
    case 'stop':
      if (!isFollowed()) return
      void refreshRace()
      return void refreshPast()
    case 'playerWin': {
      const { place, prize } = message.data
      return tell(app, app.text('races.notice.win', { place }), app.text('races.notice.win.text', { prize: money(message.data, prize) }))
    }
    case 'min-alert':
      return tell(app, app.text('races.notice.min'), app.text('races.notice.min.text', { stake: money(message.data, message.data.stake) }))
    case 'max-alert':
      return tell(app, app.text('races.notice.max'), app.text('races.notice.max.text', { stake: money(message.data, message.data.stake) }))
  }
}

/** Messages of the type `tournament`; other kinds than races are somebody else's. */
export const handle = (message: { readonly event?: string; readonly data: unknown }, app: PushApp): void => {
  const { data } = message
  if (typeof data !== 'object' || data === null || (data as { kind?: unknown }).kind !== 'race') return
  take(message as unknown as RaceMessage, app)
}
