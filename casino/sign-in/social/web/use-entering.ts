import { useEffect, useRef, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { Refused } from '#kernel/web/api/api.ts'
import type { enterSocial, proveTelegram } from '../contract.ts'
import type { texts } from '../texts.ts'
import { takeFromSport } from './from-sport.ts'
import { useSocialProviders } from './social-providers.ts'

/** The window's state. */
export type Step =
  | { readonly name: 'working' }
  | { readonly name: 'registration'; readonly provider: string; readonly email: string | null }
  | { readonly name: 'problem'; readonly message: string }

interface Given {
  readonly problem: string | undefined
  readonly telegram: string | undefined
  readonly close: () => void
}

/** AU-029: returns to sport if the flow started there, otherwise to the page where it started. */
export const returnAfterSignIn = async (): Promise<void> => {
  await reloadMain()
  const path = takeFromSport(window.localStorage)
  if (path !== null) await goTo(path)
}

/** Refusals that have a window of their own; others are shown in this one. */
export const hasOwnWindow = ({ error, details }: Refused): boolean => {
  if (error === 'second-factor-needed') switchModal('SecondFactor', { ticket: details['ticket'] })
  else if (error === 'account-blocked') switchModal('BlockedAccount')
  else return false
  return true
}

const enter = async (telegram: string | undefined) => {
  if (telegram !== undefined) {
    const proved = await api.call<typeof proveTelegram>('POST /rest/social/telegram/prove/', { body: { result: telegram } })
    if (!proved.success) return proved
  }
  return api.call<typeof enterSocial>('POST /rest/social/enter/', {})
}

/** Uses the provider's result once, and continues accordingly. */
export const useEntering = ({ problem, telegram, close }: Given): Step => {
  const text = useText<typeof texts>()
  const providers = useSocialProviders()
  const [step, setStep] = useState<Step>(problem === undefined ? { name: 'working' } : { name: 'problem', message: problem })
  const has_begun = useRef(problem !== undefined)
  useEffect(() => {
    // An effect may run twice; the first run uses up the result.
    if (has_begun.current) return
    has_begun.current = true
    const go = async (): Promise<void> => {
      const answer = await enter(telegram)
      if (!answer.success) {
        if (!hasOwnWindow(answer)) setStep({ name: 'problem', message: answer.message })
        return
      }
      const { outcome, provider, email } = answer.data
      if (outcome === 'registration') return setStep({ name: 'registration', provider, email })
      const title = providers.find(({ name }) => name === provider)?.title ?? provider
      close()
      if (outcome === 'linked') notify({ tone: 'positive', title: text('social.linked', { title }), text: text('social.linked-text') })
      else notify({ tone: 'positive', title: text('social.entered', { title }) })
      await returnAfterSignIn()
    }
    void go()
  }, [telegram, close, providers, text])
  return step
}
