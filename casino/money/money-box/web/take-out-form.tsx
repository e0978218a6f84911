import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { api } from '#kernel/web/browser.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { MoneyBox, withdrawPrincipal } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useBoxCommand } from './use-box-command.ts'

const attempts = createPlayersAttempts<BodyOf<typeof withdrawPrincipal>>('money-box-take-out')

/** MB-006: what is free goes back to the main balance. */
export const TakeOutForm = ({ box, done }: { readonly box: MoneyBox; readonly done: () => void }) => {
  const text = useText<typeof texts>()
  const command = useBoxCommand({
    box,
    attempts,
    said: (minor) => ({ amount: minor }),
    call: (body, key) => api.call<typeof withdrawPrincipal>('POST /rest/inner-balance/debit-principal/', { body, key }),
    done_text: 'money-box.take.done',
    done,
  })
  const { principal } = box.balance
  const { amount } = command
  if (principal === 0)
    return (
      <EmptyState
        picture={<Illustration name="waiting" />}
        heading={text('money-box.take.nothing.heading')}
        action={
          <Button variant="secondary" onClick={done}>
            {text('money-box.step.overview')}
          </Button>
        }
      >
        {text('money-box.take.nothing')}
      </EmptyState>
    )
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void command.send()
      }}
    >
      <AmountField
        label={text('money-box.amount')}
        hint={text('money-box.in-box', { amount: amount.say(principal) })}
        amount={amount}
        all={{ label: text('money-box.all'), amount: principal }}
      />
      <Button type="submit" size="lg" wide loading={command.sending}>
        {amount.amount ? text('money-box.take-amount', { amount: amount.say(amount.amount) }) : text('money-box.take')}
      </Button>
    </form>
  )
}
