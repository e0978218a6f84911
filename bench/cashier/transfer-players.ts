import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { SiteProcess } from '../wallet/site-process.ts'
import { fates, houses, otherHouse, type CashCommand, type HouseName } from './cash-commands.ts'
import { told } from './kill-players.ts'

/** What a person with an account in both houses was told at one of them. Minor units, and transfers that left it. */
interface Told {
  main: number
  arrived: number
  returned: number
}

export interface Person extends Record<HouseName, Told> {
  readonly player: number
  acknowledged: number
  repeated: number
}

export const newPerson = (player: number, main: number): Person => {
  const at = (): Told => ({ main, arrived: 0, returned: 0 })
  return { player, acknowledged: 0, repeated: 0, alpha: at(), beta: at() }
}

export type Sites = Readonly<Record<HouseName, SiteProcess<CashCommand>>>

/** Asks where it left, as often as it takes: an answer that is lost moves nothing. */
const fateOf = async (site: SiteProcess<CashCommand>, player: number, transfer: number): Promise<'arrived' | 'returned'> => {
  for (;;) {
    const outcome = await site.play({ kind: 'fate', player, key: '', transfer })
    if (outcome === `done ${fates.arrived}`) return 'arrived'
    if (outcome === `done ${fates.returned}`) return 'returned'
    await wait(50)
  }
}

/** Sends cash one way, in one case of four asks it back at once, and books what became of it. */
const send = async (sites: Sites, person: Person, key: string): Promise<void> => {
  const { player } = person
  const from = houses[randomInt(2)] ?? 'alpha'
  const amount = 100 + randomInt(900)
  const answer = await told(sites[from], person, { kind: 'transfer', player, key, amount })
  // The other house was down when it was asked: nothing left.
  if (!answer) return wait(50)
  person[from].main -= amount
  if (randomInt(4) === 0) await told(sites[from], person, { kind: 'recall', player, key: `${key} back` })
  const fate = await fateOf(sites[from], player, answer[0] ?? 0)
  person[from][fate] += 1
  person[fate === 'arrived' ? otherHouse(from) : from].main += amount
}

/** Goes on until stopped. */
export const sendMoneyOn = async (sites: Sites, person: Person, stopped: () => boolean): Promise<void> => {
  for (let number = 1; !stopped(); number += 1) await send(sites, person, `${person.player}-${number}`)
}
