import { operatorCommands } from '#kernel/operator/commands.ts'
import { commands } from './operator-commands.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { BalanceChanged, FreeSpinsUsed, WageringMet } from '../events.ts'
import { gameTitles } from '../extensions.ts'
import { balances } from './balance-state.ts'
import { jobs } from './jobs.ts'
import { closeLane } from './settle-instant.ts'
import { mainData } from './main-data.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { showBooks } from './show-books.ts'
import { makePartitions } from './store.ts'
import { texts } from '../texts.ts'
import { texts as transactionsTexts } from '../transactions-texts.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'money/wallet',
  texts: { ...texts, ...transactionsTexts },
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [BalanceChanged, FreeSpinsUsed, WageringMet],
  extensions: [gameTitles],
  reactions,
  pushes,
  published: [balances],
  jobs,
  mainData,
  start: async (house) => {
    showBooks(house)
    await makePartitions(house.db, house.clock.now())
  },
  stop: closeLane,
  contributes: [contribute(operatorCommands, ...commands)],
  personalData,
})
