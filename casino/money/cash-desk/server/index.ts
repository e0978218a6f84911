import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { houseBooks, providerReports } from '#casino/money/reconciliation/extensions.ts'
import { homeSections } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { noticeTexts } from '../notice-texts.ts'
import { sandboxTexts } from '../sandbox-texts.ts'
import { notices } from './notices.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import {
  DepositCompleted,
  DepositConfirmed,
  DepositDisputed,
  DepositFailed,
  DepositPending,
  DepositRefunded,
  RefundFailed,
} from '../events.ts'
import { depositBonuses, messageReaders, otherDeposits } from '../extensions.ts'
import { texts } from '../texts.ts'
import { commands } from './closing.ts'
import { jobs } from './expire-payments.ts'
import { accountReactions } from './follow-account.ts'
import { mainData } from './main-data.ts'
import { components, pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { pushes } from './pushes.ts'
import { offeredMethods } from './providers.ts'
import { mountWebhooks } from './receive-webhook.ts'
import { receivableCommands } from './receivables.ts'
import { routes } from './routes.ts'
import { askJobs } from './ask-providers.ts'
import { healthCommands, showHealth } from './provider-health.ts'
import { refundCommands } from './refund-deposit.ts'
import { refundJobs } from './send-refund.ts'
import { settledPayments } from './settled-payments.ts'
import { transferCommands } from './unmatched-transfers.ts'
import { sandboxReport } from './sandbox/report.ts'
import { mountHostedPage } from './sandbox/hosted-page.ts'
import { jobs as sandboxJobs } from './sandbox/tell-merchant.ts'
import { stripeSettings } from './stripe/settings.ts'
import { googlePaySetting } from './google-pay-setting.ts'

export const slice = defineServerSlice({
  name: 'money/cash-desk',
  settings: [stripeSettings, googlePaySetting],
  // Browsers read what Google's wallet is before they offer it; without this they have none.
  outside: (config) => (config.of(googlePaySetting) ? { calls: ['https://google.com', 'https://pay.google.com'] } : {}),
  texts,
  server_texts: { ...noticeTexts, ...sandboxTexts },
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [DepositCompleted, DepositFailed, DepositPending, DepositConfirmed, DepositDisputed, DepositRefunded, RefundFailed],
  extensions: [messageReaders, depositBonuses, otherDeposits],
  reactions: accountReactions,
  pushes,
  jobs: [...jobs, ...askJobs, ...refundJobs, ...sandboxJobs],
  components,
  pages,
  mainData,
  contributes: [
    contribute(noticesOfPlayers, ...notices),
    contribute(operatorCommands, ...commands, ...transferCommands, ...receivableCommands, ...refundCommands, ...healthCommands),
    contribute(homeSections, { type: 'cash-widget', position: 52 }),
    contribute(houseBooks, settledPayments),
    contribute(providerReports, sandboxReport),
  ],
  personalData,
  documents: async (app, house) => {
    await mountWebhooks(app, house)
    await mountHostedPage(app, house)
  },
  start: async (house) => {
    showHealth(house)
    if (offeredMethods(house).length === 0)
      house.log.warn('Deposits are closed: no payment provider is configured, and the sandbox works with DEMO=yes alone.')
  },
})
