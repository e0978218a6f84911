import { playerById } from '#casino/players/accounts/server/api.ts'
import { restrictionOf } from '#casino/players/responsible-play/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import type { checkLightMethod, getCashWidget, getLightCountries, getLightMethods, getOneClick } from '../one-click-contract.ts'
import { currencyById, depositLimits } from '../rules.ts'
import { cashMethod, openDesk } from './open-desk.ts'
import { openMethods, takingIn } from './providers.ts'
import { ownCards } from './saved-cards.ts'

const currencyOf = (id: number): Currency => currencyById(id) ?? refuse('desk-currency-unknown')

export const lightMethods = async ({ house, language, query }: Call<typeof getLightMethods>) => {
  const currency = currencyOf(query.currencyId)
  const { min, max } = depositLimits(currency)
  const methods = takingIn(await openMethods(house), currency)
  return { data: methods.map((offered) => ({ ...cashMethod(house, language, offered), limit: { min, max } })), currency }
}

/** Every currency of the house is open to the players of its own country. */
export const lightCountries = async ({ house, query }: Call<typeof getLightCountries>) => {
  const methods = takingIn(await openMethods(house), currencyOf(query.currencyId))
  return { data: methods.length === 0 ? [] : [{ iso: house.brand.country }] }
}

/** In the player's own currency: a method that takes another one only is none for them. */
export const lightMethod = async ({ house, player_id, language, query }: Call<typeof checkLightMethod>) => {
  const currency = (await playerById(house.db, player_id))?.currency ?? house.brand.currency
  const methods = takingIn(await openMethods(house), currency)
  const found = methods.find(({ method }) => method.id === query.methodId) ?? methods[0]
  return { data: found ? cashMethod(house, language, found) : refuse('deposits-closed') }
}

const lastSaved = (cards: Awaited<ReturnType<typeof ownCards>>): { readonly tokenId: string } | null => {
  const card = cards.find(({ isSaved }) => isSaved)
  return card ? { tokenId: card.tokenId } : null
}

export const oneClick = async ({ house, player_id, language }: Call<typeof getOneClick>) => {
  const [{ desk }, cards] = [await openDesk(house, { player_id, language }), await ownCards(house, player_id)]
  return {
    data: { currencyPreset: [...desk.presets], savedCards: cards.filter(({ isSaved }) => isSaved), lastPayProvider: lastSaved(cards) },
  }
}

export const cashWidget = async ({ house, player_id, language }: Call<typeof getCashWidget>) => {
  const { desk } = await openDesk(house, { player_id, language })
  const is_restricted = (await restrictionOf(house.db, player_id, house.clock.now())) !== null
  const isEnabled = desk.methods.length > 0 && !is_restricted
  return {
    data: {
      isEnabled,
      bonusDto: (isEnabled && desk.bonuses[0]) || null,
      lastPayProvider: (await ownCards(house, player_id)).find(({ isSaved }) => isSaved) ?? null,
      lastPayMethod: desk.methods.find(({ id }) => id === desk.lastMethodId) ?? null,
      currencyPreset: [...desk.presets],
      defaultAmount: desk.defaultAmount,
      currencyLimit: { ...desk.limit },
      suspendedUntil: desk.suspendedUntil,
    },
  }
}
