import type { Form } from '#kernel/web/forms/use-form.ts'
import { Button } from '#ui/button.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { TextField } from '#ui/text-field.tsx'

interface CodeFormProps {
  /** Of `useForm`, whose only field is the code. */
  readonly of: Form<{ code: string }>
  readonly words: {
    /** What the code is for. */
    readonly intro: string
    readonly label: string
    /** Said at the field when it is empty. */
    readonly missing: string
    /** What the button says. */
    readonly action: string
  }
}

/** A form of one code that somebody was sent: of a promotion, of a gift. */
export const CodeForm = ({ of: { form, send, is_sending, refused }, words }: CodeFormProps) => (
  <form noValidate className="flex flex-col gap-4" onSubmit={send}>
    <p className="text-pretty text-ink-soft">{words.intro}</p>
    <RefusedNotice>{refused}</RefusedNotice>
    <TextField
      {...form.register('code', { required: words.missing })}
      label={words.label}
      error={form.formState.errors.code?.message}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={80}
    />
    <Button type="submit" size="lg" wide loading={is_sending}>
      {words.action}
    </Button>
  </form>
)
