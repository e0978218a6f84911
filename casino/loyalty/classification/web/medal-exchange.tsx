import type { ReactNode } from 'react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { exchangeMedals, Medal } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { refreshClassification, useClassification } from './classification-query.ts'
import { MedalIcon } from './medal-icon.tsx'
import { useMedalsText } from './medals-text.ts'

const Side = ({ name, picture, children }: { readonly name: string; readonly picture: ReactNode; readonly children: ReactNode }) => (
  <div className="flex items-center justify-between gap-3 rounded-lg bg-surface-2 p-3 inset-ring inset-ring-line">
    <dt className="flex items-center gap-3 text-sm text-ink-soft">
      {picture}
      {name}
    </dt>
    <dd className="text-end font-bold">{children}</dd>
  </div>
)

type Exchangeable = Medal & { readonly exchange: NonNullable<Medal['exchange']> }

/** What is taken and what is given, before it is. */
const Question = ({ medal: { id, exchange }, close }: { readonly medal: Exchangeable; readonly close: () => void }) => {
  const text = useText<typeof pageTexts>()
  const medalsText = useMedalsText()
  const { is_sending, refused, send } = useCommand<typeof exchangeMedals>('GET /rest/player/classification/exchangeMedals/{id}/')
  const exchangeIt = async (): Promise<void> => {
    const answer = await send({ params: { id } })
    if (!answer) return
    void refreshClassification()
    if (!answer.success) return
    close()
    notify({ tone: 'positive', title: answer.text, text: answer.hint, link: answer.link })
  }
  return (
    <>
      <dl className="flex flex-col gap-2">
        <Side name={text('classification.confirm.takes')} picture={<MedalIcon id={id} size={36} />}>
          {medalsText([{ id, count: exchange.takes }])}
        </Side>
        <Side name={text('classification.confirm.gives')} picture={<ArtIcon name={exchange.gives.picture as ColourIcon} size={36} />}>
          {exchange.gives.text}
        </Side>
      </dl>
      <p className="text-sm text-pretty text-ink-soft">
        {text('classification.confirm.terms')} {text('classification.confirm.final')}
      </p>
      <RefusedNotice>{refused}</RefusedNotice>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button wide variant="secondary" onClick={close}>
          {text('classification.confirm.no')}
        </Button>
        <Button wide loading={is_sending} onClick={() => void exchangeIt()}>
          {text('classification.exchange-it')}
        </Button>
      </div>
    </>
  )
}

const Asked = ({ id, close }: { readonly id: unknown; readonly close: () => void }) => {
  const text = useText<typeof pageTexts>()
  const { data, isError } = useClassification()
  if (!data && !isError) return <Skeleton className="h-44" />
  const medal = data?.medals.find((one): one is Exchangeable => one.id === id && one.exchange !== null)
  return medal ? <Question medal={medal} close={close} /> : <p>{text('classification.confirm.none')}</p>
}

/** VP-021: asks before medals are exchanged. */
const MedalExchange = ({ params, close }: ModalProps) => {
  const text = useText<typeof pageTexts>()
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('classification.confirm.heading')}>
      <div className="flex flex-col gap-4">
        <Asked id={params['id']} close={close} />
      </div>
    </Dialog>
  )
}

export default MedalExchange
