import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { noticeTexts } from '../notice-texts.ts'
import { notices } from './notices.ts'
import { PlayerSignedIn } from '#casino/sign-in/sessions/events.ts'
import { contactsOf } from '#casino/players/accounts/server/api.ts'
import { announce } from '#kernel/facts/announce.ts'
import { push } from '#kernel/facts/pushes.ts'
import { onInTransaction } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { askForDataFile, askForErasure, type DataFileMessage, getDataFile, getPersonalData } from '../contract.ts'
import { DataFileReady, ErasureAsked, ErasureCancelled, PlayerErased } from '../events.ts'
import { texts } from '../texts.ts'
import { askToBeErased, tell_job } from './ask-for-erasure.ts'
import { askForFile, prepare_job, sendFile, showState } from './data-file.ts'
import { eraseDue } from './erase-players.ts'
import { cancelErasure } from './erasure-store.ts'
import { tell } from './letters.ts'
import { personalData } from './personal-data.ts'
import { deleteOldFiles, prepareFiles } from './prepare-file.ts'

const ready: DataFileMessage = { type: 'personalData', data: { status: 'ready' } }

const tellOfErasure = async (data: unknown, house: House): Promise<void> => {
  const { player_id, at } = data as { readonly player_id: string; readonly at: string }
  const contacts = (await contactsOf(house.db, [BigInt(player_id)])).get(BigInt(player_id))
  if (contacts) await tell(house, contacts, 'asked', new Date(at))
}

export const slice = defineServerSlice({
  name: 'players/personal-data',
  formerly: 'account/personal-data',
  texts,
  server_texts: noticeTexts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [DataFileReady, ErasureAsked, ErasureCancelled, PlayerErased],
  routes: [
    handle(getPersonalData, showState),
    handle(askForDataFile, askForFile),
    handle(getDataFile, sendFile),
    handle(askForErasure, askToBeErased),
  ],
  reactions: [
    /** A sign-in cancels the request in its own transaction, so a player who is using the site is never erased. */
    onInTransaction(PlayerSignedIn, async ({ data }, tx, house) => {
      const player_id = BigInt(data.player_id)
      if (await cancelErasure(tx, player_id, house.clock.now()))
        await announce(tx, house, [ErasureCancelled({ player_id: data.player_id }, player_id)])
    }),
  ],
  pushes: [
    push(DataFileReady, (facts) => facts.map(({ data }) => ({ channel: playerChannel(BigInt(data.player_id)), message: { ...ready } }))),
  ],
  jobs: [
    { name: prepare_job, cron: '* * * * *', run: (_data: unknown, house: House) => prepareFiles(house) },
    { name: 'players/personal-data.delete-old-files', cron: '7 * * * *', run: (_data: unknown, house: House) => deleteOldFiles(house) },
    { name: 'players/personal-data.erase-due', cron: '37 * * * *', run: (_data: unknown, house: House) => eraseDue(house) },
    { name: tell_job, run: tellOfErasure },
  ],
  contributes: [contribute(noticesOfPlayers, ...notices)],
  personalData,
})
