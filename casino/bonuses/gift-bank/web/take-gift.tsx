import { api, newCommandKey } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { applyGift } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

/** The code of somebody's gift, taken once. */
export const TakeGift = () => {
  const text = useText<typeof texts>()
  const { form, send, is_sending, refused } = useForm({
    fields: { defaultValues: { code: '' } },
    call: ({ code }, once) =>
      api.call<typeof applyGift>('POST /rest/gift-bank/apply/', { body: { code }, key: once.key ?? newCommandKey() }),
    onDone: ({ data }) => {
      notify({ tone: 'positive', title: text('gift-bank.applied'), text: data.gift.title })
      void goTo('/bonuses/')
    },
    only_field: 'code',
  })
  return (
    <Card heading={text('gift-bank.take')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={send}>
        <p className="text-pretty text-ink-soft">{text('gift-bank.take.text')}</p>
        {refused && (
          <Notice tone="negative" announce>
            {refused}
          </Notice>
        )}
        <TextField
          {...form.register('code', { required: text('gift-bank.code.missing') })}
          label={text('gift-bank.code')}
          error={form.formState.errors.code?.message}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
        />
        <Button type="submit" size="lg" wide loading={is_sending}>
          {text('gift-bank.apply')}
        </Button>
      </form>
    </Card>
  )
}
