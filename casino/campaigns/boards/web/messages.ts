import type { PushApp } from '#kernel/web-slice.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { locales } from '#kernel/web/texts/formats.ts'
import { pageLanguage } from '#kernel/web/texts/page-language.ts'
import { notice_ms } from '../rules.ts'
import { followedPlaces, takePositions, takeRows, type BoardMessage } from './live-board.ts'

/** RA-006, TO-012: notices of a race stay ten seconds, those of a tournament's prize fifteen. */
const tell = (app: PushApp, { kind, link }: { readonly kind: string; readonly link: string }, title: string, text?: string): void =>
  app.notify({ title, ...(text ? { text } : {}), link, duration_ms: notice_ms[kind as keyof typeof notice_ms] ?? notice_ms.race })

const money = (data: { readonly currency: string; readonly exponent: number }, amount_minor: number): string =>
  formatAmount(amount_minor, { ...data, locale: locales[pageLanguage()], trim: true })

const refreshFollowed = (kind: string): number => {
  const places = followedPlaces(kind)
  for (const place of places) place.refresh()
  return places.length
}

const take = (message: BoardMessage, app: PushApp): void => {
  const { kind } = message.data
  switch (message.event) {
    case 'positions':
      return takePositions(message.data)
    case 'bet':
      return takeRows(message.data)
    case 'start':
      if (refreshFollowed(kind) === 0) return
      return tell(app, message.data, app.text('boards.notice.start', { kind, title: message.data.titles[pageLanguage()] }))
    case 'stageChanged':
      return void refreshFollowed(kind)
    case 'stop':
      refreshFollowed(kind)
      return followedPlaces(kind).forEach((place) => place.refreshPast())
    case 'playerWin': {
      const { place, prize, titles } = message.data
      const words = { kind, place, title: titles[pageLanguage()] }
      return tell(
        app,
        message.data,
        app.text('boards.notice.win', words),
        prize > 0 ? app.text('boards.notice.win.text', { prize: money(message.data, prize) }) : undefined,
      )
    }
    case 'min-alert':
    case 'max-alert': {
      const side = message.event === 'min-alert' ? 'min' : 'max'
      const words = { kind, stake: money(message.data, message.data.stake), title: message.data.titles[pageLanguage()] }
      return tell(app, message.data, app.text(`boards.notice.${side}`, words), app.text(`boards.notice.${side}.text`, words))
    }
  }
}

/** Handles messages of the type `tournament`, about boards of any kind. */
export const handle = (message: { readonly event?: string; readonly data: unknown }, app: PushApp): void => {
  const { data } = message
  if (typeof data !== 'object' || data === null || typeof (data as { kind?: unknown }).kind !== 'string') return
  take(message as unknown as BoardMessage, app)
}
