import type { TObject } from 'typebox'
import { PlayerSignedIn } from '#casino/account/login/events.ts'
import { excludedAmong } from '#casino/account/responsible-play/server/api.ts'
import { DataFileReady, ErasureCancelled } from '#casino/account/personal-data/events.ts'
import { PrizeGranted } from '#casino/bonuses/prizes/events.ts'
import { DepositCompleted, DepositFailed } from '#casino/money/cash-desk/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import { on, type Reaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { MessageAdded } from '../events.ts'
import { insertMessages, type NewMessage } from './store.ts'

/** Who excluded themselves hears nothing from us (reliability 12). */
const add = async (tx: Tx, house: House, messages: readonly NewMessage[]): Promise<void> => {
  if (messages.length === 0) return
  const now = house.clock.now()
  const players = [...new Set(messages.map(({ player_id }) => player_id))]
  const excluded = new Set(await excludedAmong(tx, players, now))
  const heard = messages.filter(({ player_id }) => !excluded.has(player_id))
  if (heard.length === 0) return
  const added = await insertMessages(tx, heard, now)
  await announce(
    tx,
    house,
    added.map(({ id, player_id }) => MessageAdded({ message_id: Number(id) }, player_id)),
  )
}

/** A message about a fact; of a fact without a player nobody hears. */
type MessageOf<S extends TObject> = (fact: Fact<S>) => (Omit<NewMessage, 'player_id'> & Pick<Fact<S>, 'player_id'>) | undefined

/** Tells each fact's player of it, where the fact has something to tell. */
const tell = <S extends TObject>(kind: FactKind<S>, messageOf: MessageOf<S>): Reaction =>
  on(kind, (facts, tx, house) => {
    const messages = facts.map(messageOf).filter((message): message is NewMessage => message !== undefined && message.player_id !== null)
    return add(tx, house, messages)
  })

/** Who tells a thing itself (the race, the cash desk) pops up its own notice; the centre keeps it for later. */
const has_own_notice = true

export const reactions = [
  tell(PlayerSignedIn, ({ player_id, data }) =>
    data.is_new_device === true && data.session !== undefined
      ? {
          player_id,
          about: `new-device:${data.session}`,
          system_alias: 'default',
          title: { key: 'notifications.new-device.title', values: {} },
          body: { key: 'notifications.new-device', values: { device: data.device } },
          link: '/profile/?tab=security',
          has_own_notice: false,
        }
      : undefined,
  ),

  tell(PrizeGranted, ({ player_id, data }) => ({
    player_id,
    about: `prize:${data.prize_id}`,
    system_alias: 'bonusCredit',
    title: data.title,
    body: { key: 'notifications.prize', values: { amount: { minor: data.amount_minor, currency: data.asset } } },
    link: '/profile/?tab=prizes',
    has_own_notice,
  })),

  tell(DepositCompleted, ({ player_id, data }) => ({
    player_id,
    about: `deposit:${data.payment_id}`,
    system_alias: 'deposit',
    title: { key: 'notifications.deposit.title', values: {} },
    body: { key: 'notifications.deposit', values: { amount: { minor: data.amount_minor, currency: data.currency } } },
    link: '/profile/?tab=history',
    has_own_notice,
  })),

  tell(DataFileReady, ({ data }) => ({
    player_id: BigInt(data.player_id),
    about: `data-file:${data.file_id}`,
    system_alias: 'default',
    title: { key: 'notifications.data-file.title', values: {} },
    body: { key: 'notifications.data-file', values: {} },
    link: '/profile/?tab=data',
    has_own_notice,
  })),

  tell(ErasureCancelled, ({ data, position }) => ({
    player_id: BigInt(data.player_id),
    about: `erasure-cancelled:${position}`,
    system_alias: 'default',
    title: { key: 'notifications.erasure-cancelled.title', values: {} },
    body: { key: 'notifications.erasure-cancelled', values: {} },
    link: '/profile/?tab=data',
    has_own_notice: false,
  })),

  tell(DepositFailed, ({ player_id, data }) =>
    data.reason === 'cancelled' || data.reason === 'expired'
      ? undefined
      : {
          player_id,
          about: `deposit-failed:${data.payment_id}`,
          system_alias: 'default',
          title: { key: 'notifications.deposit-failed.title', values: {} },
          body: { key: 'notifications.deposit-failed', values: { amount: { minor: data.amount_minor, currency: data.currency } } },
          link: '/cash/deposit/',
          has_own_notice,
        },
  ),
]
