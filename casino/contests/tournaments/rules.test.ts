import { expect, test } from 'vitest'
import {
  history_limit,
  most_places,
  popup_cookie,
  popup_cookie_days,
  promo_history_limit,
  promo_leaderboard_limit,
  showsPrizePopup,
} from './rules.ts'

test('CN-008, CN-009, CN-011, CN-017, CN-044: limits of lists, and the popup’s cookie of seven days', () => {
  expect([history_limit, promo_history_limit, promo_leaderboard_limit, most_places]).toEqual([1, 10, 30, 500])
  expect([popup_cookie, popup_cookie_days]).toEqual(['tournamentPrizePopupShowed', 7])
})

test('TO-011: the popup comes for a place with a prize; where any place is celebrated, for any place', () => {
  expect(showsPrizePopup({ place: 3, prize: 100 }, false)).toBe(true)
  expect(showsPrizePopup({ place: 11, prize: 0 }, false)).toBe(false)
  expect(showsPrizePopup({ place: 11, prize: 0 }, true)).toBe(true)
  expect(showsPrizePopup({ place: 0, prize: 0 }, true)).toBe(false)
})
