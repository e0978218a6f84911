import { Link } from 'react-router'
import type { Answer } from '#kernel/web/api/api.ts'
import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { registerSocial } from '../contract.ts'
import type { texts } from '../texts.ts'
import { returnAfterSignIn, hasOwnWindow } from './use-entering.ts'

interface Confirmed {
  readonly isAgeConfirmed: boolean
  readonly isAgreementsConfirmed: boolean
}

/** AU-012: codes from a link are kept in this tab under these names until its visitor registers. */
const linkWords = { invited_by: 'referral-code', gift_id: 'free-spin-gift-id' } as const

const wordsOfLink = (): Partial<Record<keyof typeof linkWords, string>> =>
  Object.fromEntries(
    Object.entries(linkWords).flatMap(([word, stored]) => {
      const value = window.sessionStorage.getItem(stored)
      return value ? [[word, value]] : []
    }),
  )

type Registered = Extract<Answer<typeof registerSocial>, { readonly success: true }>

const useRegistering = (title: string, close: () => void) => {
  const text = useText<typeof texts>()
  return useForm<Confirmed, Registered>({
    fields: { defaultValues: { isAgeConfirmed: false, isAgreementsConfirmed: false } },
    call: (confirmed, once) => {
      const body = { ...confirmed, ...wordsOfLink(), registration_source: 'social' as const }
      return api.call<typeof registerSocial>('POST /rest/social/register/', { body, ...once })
    },
    onRefused: hasOwnWindow,
    onDone: async ({ data: { login } }) => {
      for (const stored of Object.values(linkWords)) window.sessionStorage.removeItem(stored)
      close()
      if (login === '') notify({ tone: 'positive', title: text('social.entered', { title }) })
      else notify({ tone: 'positive', title: text('social.registered', { login }), text: text('social.registered-text') })
      await returnAfterSignIn()
    },
  })
}

interface SocialRegisterFormProps {
  readonly title: string
  readonly email: string | null
  readonly close: () => void
}

/** AU-008: a new person confirms age and terms; nothing is pre-ticked. */
export const SocialRegisterForm = ({ title, email, close }: SocialRegisterFormProps) => {
  const text = useText<typeof texts>()
  const { Registration } = useMain()
  const { form, send, is_sending, refused } = useRegistering(title, close)
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" data-tracked="Register">
      <RefusedNotice>{refused}</RefusedNotice>
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
              <Link to="/terms/" target="_blank" rel="noopener" className="text-accent-ink underline">
                {text('social.agreements-link')}
              </Link>
            </>
          }
          error={errors.isAgreementsConfirmed?.message}
        />
      </div>
      <Button type="submit" size="lg" wide loading={is_sending}>
        {text('social.register')}
      </Button>
    </form>
  )
}
