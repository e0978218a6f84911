import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { storeInnEndpoint } from '../contract.ts'
import { isInn } from '../inn.ts'
import type { pageTexts } from '../page-texts.ts'
import type { texts } from '../texts.ts'
import { NotShown } from './not-shown.tsx'
import { refreshVerification, useVerification } from './profile-query.ts'

interface InnFormProps {
  /** Called when done: continues with the game, if the player was opening one. */
  readonly onDone: () => void
  readonly done_label: string
}

const NumberField = ({ onDone }: Pick<InnFormProps, 'onDone'>) => {
  const text = useText<typeof pageTexts & typeof texts>()
  const { form, send, is_sending, refused } = useForm<{ inn: string }, { readonly success: true }>({
    fields: { defaultValues: { inn: '' } },
    call: (body, once) => api.call<typeof storeInnEndpoint>('POST /rest/player/inn/', { body, ...once }),
    onDone: () => {
      void refreshVerification()
      notify({ tone: 'positive', title: text('profile.inn.saved') })
      onDone()
    },
  })
  const check = (typed: string): true | string => {
    const digits = typed.replaceAll(/[\s-]/g, '')
    if (!/^\d{10}$/.test(digits)) return text('profile.inn.ten-digits')
    return isInn(digits) || text('inn-invalid')
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <RefusedNotice>{refused}</RefusedNotice>
      <TextField
        {...form.register('inn', { validate: check })}
        label={text('profile.inn.field')}
        error={form.formState.errors.inn?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
      />
      <Button type="submit" size="lg" wide loading={is_sending}>
        {text('profile.inn.send')}
      </Button>
    </form>
  )
}

/** PR-004, MD-060: asks for the taxpayer number once; players who have stored one continue. */
export const InnForm = ({ onDone, done_label }: InnFormProps) => {
  const text = useText<typeof pageTexts>()
  const { data, error, refetch } = useVerification()
  if (!data) return <NotShown error={error} again={() => void refetch()} />
  if (data.inn === null) return <NumberField onDone={onDone} />
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="positive">{text('profile.inn.stored', { inn: data.inn })}</Notice>
      <Button size="lg" wide onClick={onDone}>
        {done_label}
      </Button>
    </div>
  )
}
