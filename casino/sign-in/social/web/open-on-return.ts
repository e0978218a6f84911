import type { OpenerContext } from '#kernel/web-slice.ts'

/** Outcomes of a flow, and their messages. */
const problems: Readonly<Record<string, string>> = {
  cancelled: 'social-cancelled',
  failed: 'social-failed',
  expired: 'social-expired',
}

const telegramMark = '#tgAuthResult='

/** `?social=…`, set by the callback: opens the window that completes the flow, or shows the error. Read once. */
export const openOnReturn = (value: string, { hash, openModal, strip }: Pick<OpenerContext, 'hash' | 'openModal' | 'strip'>): void => {
  strip('social')
  const problem = problems[value]
  if (problem !== undefined) openModal('SocialSignIn', { problem })
  else if (value === 'back') openModal('SocialSignIn')
  else if (value === 'telegram') {
    const is_there = hash.startsWith(telegramMark)
    // Without a result the person closed Telegram's page.
    openModal('SocialSignIn', is_there ? { telegram: hash.slice(telegramMark.length) } : { problem: 'social-cancelled' })
    if (is_there) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }
}
