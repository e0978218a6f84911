import { Star } from 'lucide-react'
import { useState } from 'react'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { postComment, removeComment } from '../contract.ts'
import { most_letters, most_rating } from '../rules.ts'
import type { texts } from '../texts.ts'
import { refreshComments } from './use-comments.ts'

interface CommentForm {
  readonly text: string
}

const StarsField = ({ value, onChange }: { readonly value: number; readonly onChange: (value: number) => void }) => {
  const text = useText<typeof texts>()
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-semibold">{text('comments.rating')}</legend>
      <div className="flex">
        {Array.from({ length: most_rating }, (_, index) => index + 1).map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name="rating" className="sr-only" checked={value === star} onChange={() => onChange(star)} />
            <span className="sr-only">{text('comments.stars', { count: star })}</span>
            <Star
              aria-hidden="true"
              className={classNames('size-8', star <= value ? 'fill-accent-ink text-accent-ink' : 'fill-surface-3 text-surface-3')}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Rates a game in words, or changes what the player wrote of it. */
const CommentModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const slug = String(params['slug'] ?? '')
  const written = typeof params['text'] === 'string' ? params['text'] : ''
  const [rating, setRating] = useState(typeof params['rating'] === 'number' ? params['rating'] : most_rating)
  const done = async (title: string) => {
    close()
    notify({ tone: 'positive', title })
    await refreshComments(slug)
  }
  const { form, send, refused, is_sending } = useForm<CommentForm, { readonly success: true }>({
    fields: { defaultValues: { text: written } },
    only_field: 'text',
    call: (filled, once) =>
      api.call<typeof postComment>('POST /rest/games/{slug}/comments/', { params: { slug }, body: { rating, text: filled.text }, ...once }),
    onDone: () => done(text('comments.published')),
  })
  const remove = async () => {
    const answer = await api.call<typeof removeComment>('POST /rest/games/{slug}/comments/remove/', {
      params: { slug },
      key: newCommandKey(),
    })
    if (!answer.success) return notify({ tone: 'negative', title: answer.message })
    return done(text('comments.removed'))
  }
  const fault = form.formState.errors.text?.message ?? refused
  return (
    <Dialog {...useModalFrame()} title={text(written === '' ? 'comments.write' : 'comments.change')}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4 p-4 sm:p-5">
        <RefusedNotice>{fault}</RefusedNotice>
        <StarsField value={rating} onChange={setRating} />
        <label className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold">{text('comments.text')}</span>
          <textarea
            {...form.register('text', { required: text('comment-empty'), maxLength: most_letters })}
            rows={5}
            maxLength={most_letters}
            className="w-full resize-y rounded-md bg-surface-2 p-3 text-base inset-ring inset-ring-line-strong"
          />
          <span className="text-xs text-ink-soft">{text('comments.text-hint')}</span>
        </label>
        <div className="flex flex-wrap gap-2.5 *:max-sm:flex-1">
          <Button type="submit" loading={is_sending}>
            {text('comments.publish')}
          </Button>
          {written !== '' && (
            <Button variant="ghost" onClick={() => void remove()}>
              {text('comments.remove')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

export default CommentModal
