import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useRestoredFocus } from '#kernel/web/page/use-restored-focus.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { removePasskey, renamePasskey } from '../contract.ts'
import type { texts } from '../texts.ts'
import { refreshSecondFactor, type SecondFactorState } from './second-factor-query.ts'

type Passkey = SecondFactorState['passkeys'][number]

const RenameForm = ({ passkey, onDone }: { readonly passkey: Passkey; readonly onDone: () => void }) => {
  const text = useText<typeof texts>()
  const { form, send, is_sending } = useForm<{ name: string }, { readonly success: true }>({
    fields: { defaultValues: { name: passkey.name } },
    only_field: 'name',
    call: (body, once) => {
      const params = { id: passkey.id }
      return api.call<typeof renamePasskey>('POST /rest/player/passkeys/{id}/rename/', { params, body, ...once })
    },
    onDone: async () => {
      await refreshSecondFactor()
      onDone()
    },
  })
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form])
  return (
    <form noValidate onSubmit={send} className="flex w-full flex-col gap-3">
      <TextField
        {...form.register('name')}
        label={text('second-factor.passkeys.name')}
        error={form.formState.errors.name?.message}
        maxLength={60}
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <div className="flex gap-3">
        <Button type="submit" size="sm" loading={is_sending}>
          {text('second-factor.passkeys.save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {text('second-factor.passkeys.cancel')}
        </Button>
      </div>
    </form>
  )
}

const useRemoving = (id: string) => {
  const text = useText<typeof texts>()
  const { is_sending, send } = useCommand<typeof removePasskey>('POST /rest/player/passkeys/{id}/remove/', {
    refusal: 'notice',
    onRefused: ({ error }) => error === 'proof-needed',
  })
  const remove = async (): Promise<void> => {
    const answer = await send({ params: { id } })
    if (answer?.success) notify({ tone: 'positive', title: text('second-factor.passkeys.removed') })
    await refreshSecondFactor()
  }
  return { removing: is_sending, remove }
}

/** The form takes the place of the button that opened it, and gives the focus back to that button. */
const useRenaming = () => {
  const [renaming, setRenaming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const was_renaming = useRef(false)
  useEffect(() => {
    if (was_renaming.current && !renaming) button.current?.focus()
    was_renaming.current = renaming
  }, [renaming])
  return { renaming, setRenaming, button }
}

/** One passkey: its name, date, and actions. */
export const PasskeyLine = ({ passkey }: { readonly passkey: Passkey }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { renaming, setRenaming, button } = useRenaming()
  useRestoredFocus()
  const { removing, remove } = useRemoving(passkey.id)
  const { name, created_at, used_at, is_synced } = passkey
  return (
    <li className="flex gap-3 py-3">
      {!renaming && <KeyRound className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />}
      {renaming ? (
        <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />
      ) : (
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="min-w-0 break-words">{name}</span>
            {is_synced && <Badge>{text('second-factor.passkeys.synced')}</Badge>}
          </p>
          <p className="mt-0.5 text-sm text-ink-soft">
            {text('second-factor.passkeys.made', { at: dateTime(created_at) })}
            {used_at && ` · ${text('second-factor.passkeys.used', { at: dateTime(used_at) })}`}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              ref={button}
              variant="secondary"
              size="sm"
              aria-label={text('second-factor.passkeys.rename-it', { name })}
              onClick={() => setRenaming(true)}
            >
              {text('second-factor.passkeys.rename')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              loading={removing}
              aria-label={text('second-factor.passkeys.remove-it', { name })}
              onClick={() => void remove()}
            >
              {text('second-factor.passkeys.remove')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
