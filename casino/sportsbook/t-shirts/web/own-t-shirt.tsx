import { Check } from 'lucide-react'
import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { sayDelivery, TShirtChoice } from '../contract.ts'
import type { DeliveryField } from '../rules.ts'
import type { texts } from '../texts.ts'
import { TShirtPicture } from './t-shirt-picture.tsx'
import { askTShirtsAnew } from './use-t-shirts.ts'

const steps = ['chosen', 'packing', 'sent'] as const
const reached = { 'waits-for-address': 1, packing: 2, sent: 3 } as const

/** How far the T-shirt is. */
const Steps = ({ choice }: { readonly choice: TShirtChoice }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const moments = { chosen: choice.chosenAt, packing: null, sent: choice.sentAt }
  return (
    <ol className="flex flex-col gap-2">
      {steps.map((step, index) => {
        const is_reached = index < reached[choice.state]
        const [words, moment] = [text(`t-shirt.step.${step}`), moments[step]]
        return (
          <li
            key={step}
            aria-current={index === reached[choice.state] - 1 ? 'step' : undefined}
            className={classNames('flex items-center gap-2.5', is_reached ? 'font-semibold text-ink' : 'text-ink-soft')}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-6 shrink-0 place-items-center rounded-full',
                is_reached ? 'bg-positive-soft text-positive' : 'bg-surface-3',
              )}
            >
              {is_reached && <Check className="size-4" />}
            </span>
            {is_reached && moment ? text('t-shirt.step.done', { step: words, moment: dateTime(moment) }) : words}
          </li>
        )
      })}
    </ol>
  )
}

const fields = { recipient: 'name', phone: 'tel', city: 'address-level2', place: 'street-address' } as const satisfies Record<
  DeliveryField,
  string
>
const names = Object.keys(fields) as DeliveryField[]

interface AddressProps {
  readonly given: TShirtChoice['delivery']
  readonly onSaved: () => void
}

const AddressForm = ({ given, onSaved }: AddressProps) => {
  const text = useText<typeof texts>()
  const { form, send, is_sending, refused } = useForm({
    fields: { defaultValues: given ?? { recipient: '', phone: '', city: '', place: '' } },
    call: (body, once) => api.call<typeof sayDelivery>('POST /rest/sport-betting/t-shirt/delivery/', { body, ...once }),
    onDone: async () => {
      notify({ tone: 'positive', title: text('t-shirt.delivery.saved') })
      await askTShirtsAnew()
      onSaved()
    },
  })
  return (
    <form noValidate onSubmit={send} className="grid gap-4 @lg:grid-cols-2">
      <RefusedNotice className="@lg:col-span-2">{refused}</RefusedNotice>
      {names.map((name) => (
        <TextField
          key={name}
          {...form.register(name, { required: text(`t-shirt-${name}`) })}
          type={name === 'phone' ? 'tel' : 'text'}
          label={text(`t-shirt.delivery.${name}`)}
          error={form.formState.errors[name]?.message}
          autoComplete={fields[name]}
          maxLength={160}
        />
      ))}
      <div className="@lg:col-span-2">
        <Button type="submit" size="lg" loading={is_sending}>
          {text('t-shirt.delivery.save')}
        </Button>
      </div>
    </form>
  )
}

interface DeliveryProps {
  readonly choice: TShirtChoice
  readonly address_until: string
}

/** Where it goes: asked once it is chosen, changed until it is sent. */
const Delivery = ({ choice: { delivery, state }, address_until }: DeliveryProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const [is_open, setOpen] = useState(false)
  const is_asked = state === 'waits-for-address' || is_open
  if (state === 'sent' && !delivery) return null
  return (
    <Card heading={text('t-shirt.delivery')}>
      {is_asked ? (
        <>
          <p className="mb-4 max-w-prose text-sm text-ink-soft">{text('t-shirt.delivery.text', { moment: dateTime(address_until) })}</p>
          <AddressForm given={delivery} onSaved={() => setOpen(false)} />
        </>
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <address className="not-italic">
            {names.map((name) => (
              <p key={name}>{delivery?.[name]}</p>
            ))}
          </address>
          {state === 'packing' && (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {text('t-shirt.delivery.change')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

/** The T-shirt that the player chose, how far it is, and where it goes. */
export const OwnTShirt = ({ choice, address_until }: DeliveryProps) => {
  const text = useText<typeof texts>()
  return (
    <>
      <Card heading={text('t-shirt.own')}>
        <div className="flex flex-wrap items-center gap-6">
          <TShirtPicture team={choice.team} label={text('t-shirt.picture', { team: choice.team.name })} className="w-40" />
          <div className="flex flex-col gap-4">
            <p className="text-xl font-extrabold">{text('t-shirt.own.what', { team: choice.team.name, size: choice.size })}</p>
            <Steps choice={choice} />
          </div>
        </div>
      </Card>
      <Delivery choice={choice} address_until={address_until} />
    </>
  )
}
