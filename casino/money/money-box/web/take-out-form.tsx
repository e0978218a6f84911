import { api } from '#kernel/web/browser.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { MoneyBox, withdrawPrincipal } from '../contract.ts'
import type { texts } from '../texts.ts'
import { BoxAmountField } from './box-amount-field.tsx'
import { useBoxCommand } from './use-box-command.ts'

/** MB-006: what is free goes back to the main balance. */
export const TakeOutForm = ({ box, done }: { readonly box: MoneyBox; readonly done: () => void }) => {
  const text = useText<typeof texts>()
  const command = useBoxCommand({
    box,
    call: (amount, key) => api.call<typeof withdrawPrincipal>('POST /rest/inner-balance/debit-principal/', { body: { amount }, key }),
    done_text: 'money-box.take.done',
    done,
  })
  const { principal } = box.balance
  const { amount, say } = command
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
      <BoxAmountField
        typed={command.typed}
        onType={command.type}
        hint={text('money-box.in-box', { amount: say(principal) })}
        error={command.fault}
        available={principal}
        exponent={box.exponent}
      />
      <Button type="submit" size="lg" wide loading={command.sending}>
        {amount ? text('money-box.take-amount', { amount: say(amount) }) : text('money-box.take')}
      </Button>
    </form>
  )
}
