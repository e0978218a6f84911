import { useEffect, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Method } from '../rules.ts'
import type { texts } from '../texts.ts'
import type { Sent } from './use-sending.ts'

interface CodeFormProps {
  readonly sent: Sent
  /** Where the code was sent, as text. */
  readonly children: ReactNode
  /** Returns an error, or nothing. */
  readonly onCheck: (code: string) => Promise<string | undefined>
  readonly onAgain: (method: Method) => void
  readonly is_sending: boolean
  readonly refused: string | undefined
}

/**
 * AU-023, AU-032: the code's input, and other ways to receive it while the limit allows. Not a `useForm` of kernel/web/forms: it has no
 * endpoint of its own, the window around it calls one of several.
 */
export const CodeForm = ({ sent, children, onCheck, onAgain, is_sending, refused }: CodeFormProps) => {
  const text = useText<typeof texts>()
  const form = useForm({ defaultValues: { code: '' } })
  const { method, methods, attempts } = sent
  useEffect(() => form.setFocus('code'), [form])
  const send = form.handleSubmit(async ({ code }) => {
    const message = await onCheck(code)
    if (message !== undefined) form.setError('code', { message }, { shouldFocus: true })
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <p className="text-sm break-words text-ink-soft">{children}</p>
      <RefusedNotice>{refused}</RefusedNotice>
      <TextField
        {...form.register('code', { validate: (code) => /\d/.test(code) || text('verification.code.missing') })}
        label={text(method === 'flash_call' ? 'verification.code.digits' : 'verification.code')}
        error={form.formState.errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <Button type="submit" size="lg" wide loading={form.formState.isSubmitting}>
        {text('verification.code.check')}
      </Button>
      <div className="flex flex-wrap items-center justify-center gap-2">
        {attempts > 0 &&
          methods.map((way) => (
            <Button key={way} variant="ghost" size="sm" loading={is_sending} onClick={() => onAgain(way)}>
              {text(`verification.code.again.${way}`)}
            </Button>
          ))}
        <p className="w-full text-center text-sm text-ink-soft">{text('verification.code.attempts', { attempts })}</p>
      </div>
    </form>
  )
}
