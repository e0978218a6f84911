import { addPopup } from '#kernel/web/popups/popups.ts'
import type { StatusMessage } from '../contract.ts'
import { refreshClassification } from './classification-query.ts'

/** RTM-052, VP-020: points in sight are read anew; a new level opens its window, once whatever is open or played has ended. */
export const handle = ({ data }: { readonly data: unknown }): void => {
  const { reached } = data as StatusMessage
  void refreshClassification()
  if (reached) addPopup({ name: 'NewVipStatus', params: { level: reached.id }, key: `status:${reached.id}` })
}
