import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { getPayment, PaymentStatus } from '../contract.ts'
import { askAgainIn_ms, paymentKey } from './ask-again.ts'

/** Where a payment stands: moved by its messages, and asked for with growing pauses in case those don't come. */
export const usePayment = (first: PaymentStatus): PaymentStatus => {
  const { data } = useQuery(
    {
      queryKey: paymentKey(first.id),
      queryFn: () => dataOf(api.call<typeof getPayment>('GET /rest/cash/payment/{id}/', { params: { id: first.id } })),
      initialData: first,
      refetchInterval: ({ state }) => askAgainIn_ms(state.data ?? first, state.dataUpdateCount + state.errorUpdateCount),
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    },
    queries(),
  )
  const before = useRef(first.status)
  useEffect(() => {
    // With the socket off nobody else would tell the new balance.
    if (data.status === 'completed' && before.current !== 'completed') void reloadMain(['balance'])
    before.current = data.status
  }, [data.status])
  return data
}
