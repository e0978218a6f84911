import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { houseBooks } from '#casino/money/reconciliation/extensions.ts'
import { explainedPurses } from '#casino/money/statements/extensions.ts'
import { messageReaders } from '#casino/money/cash-desk/extensions.ts'
import { playerPopups } from '#casino/messages/popups/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { PayoutMoved } from '../events.ts'
import { otherSendings } from '../extensions.ts'
import { explainTexts } from '../explain-texts.ts'
import { noticeTexts } from '../notice-texts.ts'
import { texts } from '../texts.ts'
import { applyPayoutMessage } from './apply-message.ts'
import { purses } from './explained-purses.ts'
import { notices } from './notices.ts'
import { components, pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { cancelPopup } from './popup.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { commands } from './review.ts'
import { routes } from './routes.ts'
import { settledPayouts } from './settled-payouts.ts'
import { jobs } from './send-payout.ts'

export const slice = defineServerSlice({
  name: 'money/payouts',
  texts,
  server_texts: { ...noticeTexts, ...explainTexts },
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [PayoutMoved],
  extensions: [otherSendings],
  reactions,
  pushes,
  jobs,
  components,
  pages,
  contributes: [
    contribute(noticesOfPlayers, ...notices),
    contribute(messageReaders, { about: 'payout', apply: applyPayoutMessage }),
    contribute(operatorCommands, ...commands),
    contribute(playerPopups, cancelPopup),
    contribute(explainedPurses, ...purses),
    contribute(houseBooks, settledPayouts),
  ],
  personalData,
})
