import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import type { registerSocial } from '../contract.ts'
import type { texts } from '../texts.ts'
import { arriveBack, hasOwnWindow } from './use-entering.ts'

interface Confirmed {
  readonly isAgeConfirmed: boolean
  readonly isAgreementsConfirmed: boolean
}

/** AU-012: what came with a link stays with this tab under these names until its visitor registers. */
const linkWords = { invited_by: 'referral-code', gift_id: 'free-spin-gift-id' } as const

const wordsOfLink = (): Partial<Record<keyof typeof linkWords, string>> =>
  Object.fromEntries(
    Object.entries(linkWords).flatMap(([word, stored]) => {
      const value = window.sessionStorage.getItem(stored)
      return value ? [[word, value]] : []
    }),
  )

const useRegistering = (title: string, close: () => void) => {
  const text = useText<typeof texts>()
  const [refused, setRefused] = useState<string>()
  const form = useForm<Confirmed>({ defaultValues: { isAgeConfirmed: false, isAgreementsConfirmed: false } })
  const send = form.handleSubmit(async (body) => {
    setRefused(undefined)
    const answer = await api.call<typeof registerSocial>('POST /rest/social/register/', {
      body: { ...body, ...wordsOfLink(), registration_source: 'social' },
    })
    if (answer.success) {
      for (const stored of Object.values(linkWords)) window.sessionStorage.removeItem(stored)
      close()
      const { login } = answer.data
      if (login === '') notify({ tone: 'positive', title: text('social.entered', { title }) })
      else notify({ tone: 'positive', title: text('social.registered', { login }), text: text('social.registered-text') })
      await arriveBack()
    } else if (!hasOwnWindow(answer)) setRefused(answer.message)
  })
  return { form, send, refused }
}

interface SocialRegisterFormProps {
  readonly title: string
  readonly email: string | null
  readonly close: () => void
}

/** AU-008: somebody new confirms age and rules; nothing is ticked beforehand. */
export const SocialRegisterForm = ({ title, email, close }: SocialRegisterFormProps) => {
  const text = useText<typeof texts>()
  const { Registration } = useMain()
  const { form, send, refused } = useRegistering(title, close)
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      {refused && (
        <Notice tone="negative" announce>
          {refused}
        </Notice>
      )}
      <p className="text-ink-soft">{text('social.new', { title })}</p>
      {email !== null && (
        <dl>
          <dt className="text-sm text-ink-soft">{text('social.new-email')}</dt>
          <dd className="font-semibold break-all">{email}</dd>
        </dl>
      )}
      <div>
        <Checkbox
          {...form.register('isAgeConfirmed', { required: text('social-age-not-confirmed') })}
          label={text('social.age', { age: Registration?.minimalAge ?? 21 })}
          error={errors.isAgeConfirmed?.message}
        />
        <Checkbox
          {...form.register('isAgreementsConfirmed', { required: text('social-agreements-not-confirmed') })}
          label={
            <>
              {text('social.agreements')}
              {'. '}
              <Link to="/responsible-play/" target="_blank" rel="noopener" className="text-accent-ink underline">
                {text('social.agreements-link')}
              </Link>
            </>
          }
          error={errors.isAgreementsConfirmed?.message}
        />
      </div>
      <Button type="submit" size="lg" wide loading={isSubmitting}>
        {text('social.register')}
      </Button>
    </form>
  )
}
