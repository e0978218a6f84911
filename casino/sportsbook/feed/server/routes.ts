import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { signedText } from '#kernel/http/json-bodies.ts'
import { getWanted, pushMessages, refuse } from '../contract.ts'
import { applyMessages } from './apply-messages.ts'
import { confirmSequences, heard } from './producers.ts'
import { readMessage } from './read-message.ts'
import { wantedSnapshots } from './stream-store.ts'
import { sportProducers } from './settings.ts'

/** Maximum difference between the time of the request and the server's time. */
const longest_on_its_way_s = 300

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Authenticates the producer by name, time and signature; refuses `sport-feed-signature` (403) for any error in them. */
const producerOf = (house: House, request: FastifyRequest): string => {
  const name = headerOf(request, 'x-feed-producer')
  const time = headerOf(request, 'x-feed-time')
  const key = house.config.of(sportProducers).get(name)
  const late_s = Math.abs(house.clock.now().getTime() / 1000 - Number(time))
  if (key === undefined || !/^\d{1,12}$/.test(time) || late_s > longest_on_its_way_s) return refuse('sport-feed-signature', {}, 403)
  const wanted = createHmac('sha256', Buffer.from(key, 'hex'))
    .update(`${time}.${signedText(request)}`)
    .digest()
  const given = Buffer.from(headerOf(request, 'x-signature'), 'hex')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return refuse('sport-feed-signature', {}, 403)
  return name
}

export const routes = [
  handle(pushMessages, async ({ house, request, body }) => {
    const name = producerOf(house, request)
    const messages = body.messages.map(readMessage)
    await heard(house, name)
    const applied = await applyMessages(house, { name, is_simulated: false }, messages)
    if (body.standing) await confirmSequences(house, name, body.standing)
    return { data: { ...applied, wanted: await wantedSnapshots(house.db, name) } }
  }),
  handle(getWanted, async ({ house, request }) => ({ data: { wanted: await wantedSnapshots(house.db, producerOf(house, request)) } })),
]
