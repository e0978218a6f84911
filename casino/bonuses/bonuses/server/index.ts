import { prizeKinds } from '#casino/bonuses/prizes/extensions.ts'
import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { depositBonuses } from '#casino/money/cash-desk/extensions.ts'
import { unseenByPlayer, unseenThings } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { BonusChanged } from '../events.ts'
import { codedOffers, openRounds, stakeSteps } from '../extensions.ts'
import { pageTexts } from '../page-texts.ts'
import { termsTexts } from '../terms-texts.ts'
import { texts } from '../texts.ts'
import { depositBonusesOfCasino } from './deposit-bonuses.ts'
import { stopEstimating } from './estimate-worth.ts'
import { jobs } from './jobs.ts'
import { mainData } from './main-data.ts'
import { notices } from './notices.ts'
import { commands } from './operator-commands.ts'
import { components, pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { bonusPrize } from './prize-kind.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'

export const slice = defineServerSlice({
  name: 'bonuses/bonuses',
  extensions: [codedOffers, openRounds, stakeSteps],
  texts: pageTexts,
  server_texts: { ...texts, ...termsTexts },
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [BonusChanged],
  reactions,
  pushes,
  jobs,
  pages,
  components,
  mainData,
  seed,
  closing: stopEstimating,
  personalData,
  contributes: [
    contribute(prizeKinds, bonusPrize),
    contribute(depositBonuses, depositBonusesOfCasino),
    contribute(noticesOfPlayers, ...notices),
    contribute(operatorCommands, ...commands),
    contribute(
      unseenThings,
      unseenByPlayer(BonusChanged, 'bonuses', ({ data }) => data.event === 'assigned' && data.is_gift),
    ),
  ],
})
