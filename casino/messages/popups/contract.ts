import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const params = Type.Object({ name: Slug })
/** Data of the popup, from its slice. */
const reply = Type.Object({ data: Type.Record(Type.String(), Type.Unknown()) })

export const showPlayerPopup = endpoint({
  route: 'GET /rest/popups/player/show/{name}/',
  who: 'player',
  effect: 'reads',
  params,
  reply,
  refusals: ['popup-unknown', 'popup-not-due'],
  rows: ['API-242', 'SA-068'],
  summary: 'Whether a question is to be put to the player, and what it is about',
})

export const rejectPlayerPopup = endpoint({
  route: 'POST /rest/popups/player/reject/{name}/',
  who: 'player',
  effect: 'changes',
  params,
  reply: Type.Object({}),
  refusals: ['popup-unknown'],
  rows: ['API-243', 'SA-068'],
  summary: 'The player says no: the same is not asked again',
})

export const applyPlayerPopup = endpoint({
  route: 'POST /rest/popups/player/apply/{name}/',
  who: 'player',
  effect: 'changes',
  params,
  reply,
  refusals: ['popup-unknown', 'popup-not-due'],
  rows: ['API-244', 'SA-068'],
  summary: 'The player says yes',
})
