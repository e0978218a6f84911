import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { storeInnEndpoint } from '../contract.ts'
import { isInn } from '../inn.ts'
import type { pageTexts } from '../page-texts.ts'
import type { texts } from '../texts.ts'
import { NotShown } from './not-shown.tsx'
import { refreshVerification, useVerification } from './profile-query.ts'

interface InnFormProps {
  /** What comes after: the game, where somebody was on the way to one. */
  readonly onDone: () => void
  readonly done_label: string
}

const NumberField = ({ onDone }: Pick<InnFormProps, 'onDone'>) => {
  const text = useText<typeof pageTexts & typeof texts>()
  const [refused, setRefused] = useState<string>()
  const form = useForm({ defaultValues: { inn: '' } })
  const { errors, isSubmitting } = form.formState
  const wrong = (message: string): void => form.setError('inn', { message }, { shouldFocus: true })
  const onSent = async ({ inn }: { inn: string }): Promise<void> => {
    setRefused(undefined)
    const digits = inn.replaceAll(/[\s-]/g, '')
    if (!/^\d{10}$/.test(digits)) return wrong(text('profile.inn.ten-digits'))
    if (!isInn(digits)) return wrong(text('inn-invalid'))
    const answer = await api.call<typeof storeInnEndpoint>('POST /rest/player/inn/', { body: { inn } })
    if (answer.success) {
      void refreshVerification()
      notify({ tone: 'positive', title: text('profile.inn.saved') })
      return onDone()
    }
    if (answer.errors['inn']) wrong(answer.errors['inn'])
    else setRefused(answer.message)
  }
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSent)(event)} className="flex flex-col gap-4">
      {refused && (
        <Notice tone="negative" announce>
          {refused}
        </Notice>
      )}
      <TextField
        {...form.register('inn')}
        label={text('profile.inn.field')}
        error={errors.inn?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
      />
      <Button type="submit" size="lg" wide loading={isSubmitting}>
        {text('profile.inn.send')}
      </Button>
    </form>
  )
}

/** PR-004, MD-060: the taxpayer's number, once; who has stored one goes on. */
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
