import { answered } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import type { CashDesk, openCashDesk } from '../contract.ts'

export interface OpenedDesk {
  readonly desk: CashDesk
  /** Where the deposit that waits at its provider goes on. */
  readonly redirectUrl?: string | undefined
}

interface AskedDesk {
  readonly bonus_id: number
  readonly location: string
  /** Left out: the currency that the player plays in. */
  readonly currency_id?: number | undefined
}

/** Opens the desk. Throws what the house refuses it with. */
export const loadDesk = async ({ currency_id, ...asked }: AskedDesk): Promise<OpenedDesk> => {
  const body = { version: 'v3', ...asked, ...(currency_id !== undefined && { currency_id }) } as const
  const { data, redirectUrl } = await answered(api.call<typeof openCashDesk>('POST /rest/cash/', { body }))
  return { desk: data, redirectUrl }
}
