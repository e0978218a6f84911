import type { FastifyInstance } from 'fastify'
import { knownMembers, registeredAs, reserveMember } from '#casino/site/crowd/server/api.ts'
import type { House } from '#kernel/house.ts'
import { callsOver, inHouse } from './calls.ts'
import { addressOf, choicesOf, loginOf } from './choices.ts'
import { createMember } from './member.ts'

/** So many come; one by one, so that a house that was just opened fills before its first visitor's eyes. */
const members_limit = 14
const pause_ms = 1_500
/** One more comes after so many acts of those who are here. */
const acts_between_arrivals = 6
/** So long after the last visitor, or the start, the house is quiet: then somebody acts so seldom. A demo that is left alone fills no disk. */
const quiet_after_ms = 600_000
const quiet_pause_ms = 60_000
/** After something that nobody expected the crowd keeps still for a while. */
const rest_ms = 30_000

const passwordOf = (house: House, login: string): string => house.config.secret('crowd').toString('base64url').slice(0, 24) + login

/**
 * Lets simulated players live in a house whose database is marked as demo: they register, deposit, play, bet and take part by the site's own
 * calls, one act at a time, far below a twentieth of a core. Each is written down as simulated before they register, which the database of
 * no other house allows. They are seldom heard of while nobody looks, and lively again as soon as somebody comes. Gives what ends it.
 */
export const liveIn = (house: House, app: FastifyInstance, isWatched: () => boolean): (() => Promise<void>) => {
  const choices = choicesOf(1)
  const members = new Set<() => Promise<void>>()
  let arrived = 0
  let acts = 0
  let [watched_ms, acted_ms] = [performance.now(), Number.NEGATIVE_INFINITY]
  let has_ended = false
  let timer: NodeJS.Timeout | undefined
  let acting: Promise<void> = Promise.resolve()

  const arrive = async (): Promise<void> => {
    const number = arrived
    arrived += 1
    const login = loginOf(number)
    const is_known = (await knownMembers(house.db)).some((known) => known.login === login && known.player_id !== null)
    await reserveMember(house, login)
    const person = { login, password: passwordOf(house, login), is_known }
    const act = createMember(callsOver(inHouse(app, addressOf(number))), person, choicesOf(number + 2))
    const live = async (): Promise<void> => {
      const { act: done, refusal } = await act()
      if (done !== 'register') return
      if (refusal === null) return registeredAs(house, login)
      // Whoever the house does not let in, as where a document is asked for first, does not stand at its door.
      house.log.info({ login, refusal }, 'a simulated player was not registered')
      members.delete(live)
    }
    members.add(live)
  }

  const isQuiet = (): boolean => {
    const now_ms = performance.now()
    if (isWatched()) watched_ms = now_ms
    return now_ms - watched_ms > quiet_after_ms && now_ms - acted_ms < quiet_pause_ms
  }

  const next = async (): Promise<number> => {
    if (isQuiet()) return pause_ms
    acted_ms = performance.now()
    try {
      if (arrived < members_limit && acts % acts_between_arrivals === 0) await arrive()
      acts += 1
      await choices.oneOf([...members])?.()
      return pause_ms * (0.5 + choices.part())
    } catch (error) {
      if (!has_ended) house.log.warn({ err: error }, 'the crowd of the demo rests for a while')
      return rest_ms
    }
  }
  const wait = (ms: number): void => {
    timer = setTimeout(() => {
      acting = next().then((pause) => {
        if (!has_ended) wait(pause)
      })
    }, ms)
  }
  wait(pause_ms)
  return async () => {
    has_ended = true
    clearTimeout(timer)
    await acting
  }
}
