/**
 * All cookies of the site, each under the paragraph of the privacy page that says what it is for: `privacy.cookies.<use>`. A test compares
 * them with those that the code sets.
 */
export const cookies = {
  safety: ['session', 'visit', 'device', 'token', 'inactive-status', 'XSRF-TOKEN'],
  choices: ['theme', 'site-version', 'disable-register-complete-modal', 'funnel-confirm-closed'],
  memory: [
    'scrollPage',
    'scrollLoadMore',
    'scrollModal',
    'game-before-confirmation',
    'user-security-shown',
    'bonus-first-visit',
    'available-bonuses-count',
    'tournamentPrizePopupShowed',
  ],
  invitation: ['guest-since'],
} as const
