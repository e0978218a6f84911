import { contributionsTo } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { applyPlayerPopup, refuse, rejectPlayerPopup, showPlayerPopup } from '../contract.ts'
import { playerPopups, type PlayerPopup } from '../extensions.ts'

const popupNamed = (house: House, name: string): PlayerPopup =>
  contributionsTo(house.slices, playerPopups).find((popup) => popup.name === name) ?? refuse('popup-unknown', {}, 404)

export const routes = [
  handle(showPlayerPopup, async ({ house, player_id, language, params }) => {
    const about = await popupNamed(house, params.name).show({ house, player_id, language })
    return { data: { ...(about ?? refuse('popup-not-due')) } }
  }),
  handle(rejectPlayerPopup, async ({ house, player_id, language, params }) => {
    await popupNamed(house, params.name).reject({ house, player_id, language })
    return {}
  }),
  handle(applyPlayerPopup, async ({ house, player_id, language, params, key }) => ({
    data: { ...(await popupNamed(house, params.name).apply({ house, player_id, language, key })) },
  })),
]
