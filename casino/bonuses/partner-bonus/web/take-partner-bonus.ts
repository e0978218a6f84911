import { scrollToCard } from '#casino/bonuses/bonuses/web/api.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { currentPath, goTo, reloadPage } from '#kernel/web/page/navigation.ts'
import type { takePartnerBonus } from '../contract.ts'
import { scroll_after_ms } from '../rules.ts'

/** OP-017: asks for the partner's bonus, and brings its card into sight (CN-025). Says why there is none. True where it was given. */
export const takePartner = async (): Promise<boolean> => {
  const answer = await api.call<typeof takePartnerBonus>('POST /rest/bonuses/partner/get/', { key: newCommandKey() })
  if (!answer.success) {
    notify({ tone: 'negative', title: answer.message })
    return false
  }
  const { id, title } = answer.data
  notify({ tone: 'positive', title })
  await (currentPath().startsWith('/bonuses') ? reloadPage() : goTo('/bonuses/'))
  setTimeout(() => scrollToCard(`card-bonus-${id}`), scroll_after_ms)
  return true
}
