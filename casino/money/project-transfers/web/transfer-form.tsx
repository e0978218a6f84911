import { useText } from '#kernel/web/texts/use-text.tsx'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { ProjectsDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useTransfer } from './use-transfer.ts'

const Form = ({ desk }: { readonly desk: ProjectsDesk }) => {
  const text = useText<typeof texts>()
  const form = useTransfer(desk)
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.send()
      }}
    >
      <RefusedNotice>{form.refused}</RefusedNotice>
      <SelectField
        label={text('project-transfers.where')}
        value={form.to?.project ?? ''}
        onChange={(event) => form.choose(event.target.value)}
        options={form.linked.map(({ project, title }) => ({ value: project, label: title }))}
      />
      <AmountField
        label={text('project-transfers.amount')}
        hint={text('project-transfers.available', { amount: form.amount.say(desk.available) })}
        amount={form.amount}
        all={{ label: text('project-transfers.all'), amount: desk.available }}
      />
      <Button type="submit" size="lg" wide loading={form.is_sending}>
        {form.amount.amount
          ? text('project-transfers.send.amount', { amount: form.amount.say(form.amount.amount) })
          : text('project-transfers.send')}
      </Button>
    </form>
  )
}

/** The form where money can leave; else what is missing for it. */
export const TransferForm = ({ desk }: { readonly desk: ProjectsDesk }) => {
  const text = useText<typeof texts>()
  const missing = desk.projects.every(({ linkedAt }) => linkedAt === null)
    ? text('project-transfers.link-first')
    : desk.available === 0
      ? text('project-transfers.nothing')
      : null
  return (
    <Card heading={text('project-transfers.form')}>
      {missing === null ? <Form desk={desk} /> : <p className="text-sm text-pretty text-ink-soft">{missing}</p>}
    </Card>
  )
}
