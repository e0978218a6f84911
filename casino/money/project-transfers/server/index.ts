import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { otherDeposits } from '#casino/money/cash-desk/extensions.ts'
import { otherSendings } from '#casino/money/payouts/extensions.ts'
import { houseBooks, providerReports } from '#casino/money/reconciliation/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { TransferMoved } from '../events.ts'
import { noticeTexts } from '../notice-texts.ts'
import { refusalTexts } from '../refusal-texts.ts'
import { texts } from '../texts.ts'
import { deposited, sent } from './counted.ts'
import { deliverJobs } from './deliver-transfer.ts'
import { notices } from './notices.ts'
import { commands } from './operator-commands.ts'
import { components, pages } from './pages.ts'
import { personalData, retention } from './personal-data.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { movedTransfers, reportedTransfers } from './report.ts'
import { routes } from './routes.ts'
import { unlinkJobs } from './unlink.ts'
import { projectSettings } from './settings.ts'

export const slice = defineServerSlice({
  name: 'money/project-transfers',
  settings: [projectSettings],
  texts,
  server_texts: { ...refusalTexts, ...noticeTexts },
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [TransferMoved],
  reactions,
  pushes,
  jobs: [...deliverJobs, ...unlinkJobs],
  components,
  pages,
  contributes: [
    contribute(noticesOfPlayers, ...notices),
    contribute(operatorCommands, ...commands),
    contribute(otherDeposits, deposited),
    contribute(otherSendings, sent),
    contribute(houseBooks, movedTransfers),
    contribute(providerReports, reportedTransfers),
  ],
  personalData,
  retention,
})
