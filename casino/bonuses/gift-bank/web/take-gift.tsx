import { CodeForm } from '#casino/bonuses/bonuses/web/api.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { applyGift } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

/** The code of somebody's gift, taken once. */
export const TakeGift = () => {
  const text = useText<typeof texts>()
  const form = useForm({
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
      <CodeForm
        of={form}
        words={{
          intro: text('gift-bank.take.text'),
          label: text('gift-bank.code'),
          missing: text('gift-bank.code.missing'),
          action: text('gift-bank.apply'),
        }}
      />
    </Card>
  )
}
