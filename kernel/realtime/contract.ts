import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'

const Token = Type.Object({ token: Type.String() })

export const refreshConnectionToken = endpoint({
  route: 'POST /rest/realtime/token/',
  aliases: ['POST /rest/realtime/connection-token/'],
  who: 'anyone',
  effect: 'reads',
  reply: Token,
  rows: ['API-286', 'RTM-009'],
  summary: 'A fresh token for the realtime connection; a guest gets an anonymous one.',
})

export const giveSubscriptionToken = endpoint({
  route: 'POST /rest/realtime/subscription-token/',
  who: 'anyone',
  effect: 'reads',
  body: Type.Object({ channel: Type.String({ minLength: 1, maxLength: 255 }) }),
  reply: Token,
  refusals: ['realtime-channel-forbidden'],
  rows: ['API-287', 'RTM-002', 'RTM-009'],
  summary: 'A token for one realtime channel, if the caller may read it.',
})
