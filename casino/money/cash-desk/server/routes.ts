import { addressOf } from '#kernel/addresses/network.ts'
import { handle } from '#kernel/http/handle.ts'
import { countTry, type RateLimit } from '#kernel/http/rate-limit.ts'
import { getPayment, makeDeposit, openCashDesk, refuse, trackDeposit } from '../contract.ts'
import {
  checkLightMethod,
  getCashWidget,
  getLightCountries,
  getLightMethods,
  getOneClick,
  saveCard,
  tokenPay,
} from '../one-click-contract.ts'
import { getWalletOrder, openAppleSheet, payByWallet } from '../wallet-contract.ts'
import { cashWidget, lightCountries, lightMethod, lightMethods, oneClick } from './light-cash.ts'
import { checkOrBeginDeposit } from './make-deposit.ts'
import { openDesk } from './open-desk.ts'
import { statusOf } from './payment-status.ts'
import { ownCards, writeSaved } from './saved-cards.ts'
import { insertClick, paymentOfPlayer } from './store.ts'
import { payByToken } from './token-pay.ts'
import { appleSession, walletOrder, walletPay } from './wallet-pay.ts'

const clicks: RateLimit = { name: 'deposit-clicks', count: 120, window_s: 60 }

export const routes = [
  handle(openCashDesk, async ({ house, player_id, language, body }) => {
    const { location, bonus_id, currency_id } = body
    const { desk, ...redirect } = await openDesk(house, { player_id, language, location, bonus_id, currency_id })
    return { data: desk, ...redirect }
  }),

  handle(makeDeposit, checkOrBeginDeposit),

  handle(getOneClick, oneClick),

  handle(saveCard, async ({ house, player_id, body }) => {
    await writeSaved(house, player_id, body.tokenId, body.isSaved)
    return { data: { cards: await ownCards(house, player_id) } }
  }),

  handle(tokenPay, payByToken),

  handle(getCashWidget, cashWidget),

  handle(getWalletOrder, walletOrder),

  handle(openAppleSheet, appleSession),

  handle(payByWallet, walletPay),

  handle(getLightMethods, lightMethods),

  handle(getLightCountries, lightCountries),

  handle(checkLightMethod, lightMethod),

  handle(getPayment, async ({ house, player_id, params }) => {
    const payment = await paymentOfPlayer(house.db, player_id, BigInt(params.id))
    return { data: statusOf(house, payment ?? refuse('payment-unknown', {}, 404)) }
  }),

  handle(trackDeposit, async ({ house, player_id, request, body }) => {
    await countTry(house, clicks, addressOf(request.ip))
    const bonus_id = typeof body.bonus_id === 'number' ? BigInt(body.bonus_id) : null
    await insertClick(house.db, {
      player_id,
      button_name: body.cash_button_name,
      placement: body.button_placement,
      bonus_id,
      at: house.clock.now(),
    })
    return {}
  }),
]
