import { api, newCommandKey } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadPage } from '#kernel/web/page/navigation.ts'
import type { applyCashback, chooseCashback, payCashback } from '../contract.ts'
import { keepDashboard } from './cashback-pushed.ts'
import { isSuccessClosed } from './success-closed.ts'

interface Words {
  readonly say: (minor: number) => string
  readonly done: (amount: string) => string
  readonly failed: string
}

/** Takes one cashback, or all that wait. For whom play is closed a window says so instead (RP-005b). */
export const takeCashback = async (id: number | 'all', { say, done, failed }: Words): Promise<void> => {
  const key = newCommandKey()
  const answer =
    id === 'all'
      ? await api.call<typeof payCashback>('POST /rest/cashback/pay/', { key })
      : await api.call<typeof applyCashback>('POST /rest/players/cashback/apply/', { key, body: { id } })
  if (!answer.success) {
    if (answer.error === 'cashback-closed') openModal('LudomanCashbackModal', { till: answer.details['till'] })
    else notify({ tone: 'negative', title: failed, text: answer.message })
    return
  }
  keepDashboard(answer.data.cashback)
  const amount = say(answer.amount)
  if (isSuccessClosed()) notify({ tone: 'positive', title: done(amount) })
  else openModal('CashbackSuccessModal', { amount })
  await reloadPage()
}

export const chooseNext = async (id: number, failed: string): Promise<void> => {
  const answer = await api.call<typeof chooseCashback>('POST /rest/cashback/choose/', { body: { cashbackId: id } })
  if (!answer.success) return notify({ tone: 'negative', title: failed, text: answer.message })
  keepDashboard(answer.data.cashback)
  await reloadPage()
}
