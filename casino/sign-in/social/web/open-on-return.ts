import type { OpenerContext } from '#kernel/web-slice.ts'

/** What a way to another service may come back with, and what the person is told. */
const problems: Readonly<Record<string, string>> = {
  cancelled: 'social-cancelled',
  failed: 'social-failed',
  expired: 'social-expired',
}

const telegramMark = '#tgAuthResult='

/** `?social=…`, which the callback writes: opens the window that finishes, or says what went wrong. Heard once. */
export const openOnReturn = (value: string, { hash, openModal, strip }: Pick<OpenerContext, 'hash' | 'openModal' | 'strip'>): void => {
  strip('social')
  const problem = problems[value]
  if (problem !== undefined) openModal('SocialSignIn', { problem })
  else if (value === 'back') openModal('SocialSignIn')
  else if (value === 'telegram') {
    const is_there = hash.startsWith(telegramMark)
    // Without an answer Telegram was left by its own cross.
    openModal('SocialSignIn', is_there ? { telegram: hash.slice(telegramMark.length) } : { problem: 'social-cancelled' })
    if (is_there) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }
}
