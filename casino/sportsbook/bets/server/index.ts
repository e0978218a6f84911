import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { gameTitles } from '#casino/money/wallet/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { jointSources, priceBoosts, stakeCredits } from '../extensions.ts'
import { BetCashedOut, BetPlaced, BetRejected, BetsDue, BetSettled } from '../events.ts'
import { noticeTexts } from '../notice-texts.ts'
import { texts } from '../texts.ts'
import { jobs } from './jobs.ts'
import { notices } from './notices.ts'
import { commands } from './operator-commands.ts'
import { pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { sport } from './placed-bet.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({
  name: 'sportsbook/bets',
  texts,
  server_texts: noticeTexts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  extensions: [jointSources, priceBoosts, stakeCredits],
  facts: [BetPlaced, BetRejected, BetSettled, BetCashedOut, BetsDue],
  reactions,
  pushes,
  jobs,
  pages,
  personalData,
  contributes: [
    contribute(operatorCommands, ...commands),
    contribute(noticesOfPlayers, ...notices),
    contribute(gameTitles, {
      source: 'sportsbook/bets',
      read: async (_house, language) => (slug) => (slug === sport ? texts['sport-bets.title'][language] : undefined),
    }),
  ],
})
