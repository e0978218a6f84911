import { SendHorizontal } from 'lucide-react'
import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ChatMessage, ChatRoom, writeMessage } from '../contract.ts'
import { most_letters } from '../rules.ts'
import type { texts } from '../texts.ts'
import { takeOwn } from './chats.ts'

interface WriteForm {
  readonly text: string
}

export const MessageForm = ({ chat: { room, slowSeconds } }: { readonly chat: ChatRoom }) => {
  const text = useText<typeof texts>()
  const { form, send, refused, is_sending } = useForm<WriteForm, { readonly success: true; readonly data: ChatMessage }>({
    fields: { defaultValues: { text: '' } },
    only_field: 'text',
    call: (filled, once) =>
      api.call<typeof writeMessage>('POST /rest/live/chat/{room}/messages/', { params: { room }, body: { text: filled.text }, ...once }),
    onDone: ({ data }) => {
      takeOwn(room, data)
      form.reset()
    },
  })
  return (
    <form onSubmit={send} noValidate>
      <TextField
        {...form.register('text', { required: text('chat-empty'), maxLength: most_letters })}
        label={text('chat.text')}
        label_hidden
        placeholder={text('chat.text')}
        hint={text('chat.hint', { seconds: slowSeconds })}
        error={form.formState.errors.text?.message ?? refused}
        maxLength={most_letters}
        autoComplete="off"
        end={<IconButton type="submit" icon={<SendHorizontal aria-hidden="true" />} label={text('chat.send')} aria-busy={is_sending} />}
      />
    </form>
  )
}
