import { Trash2 } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import { PartToCome } from '#ui/part-to-come.tsx'
import type { PersonalDataState } from '../contract.ts'
import type { texts } from '../texts.ts'
import { FileCard } from './file-card.tsx'
import { usePersonalData } from './use-personal-data.ts'

const EraseCard = ({ graceDays: days }: PersonalDataState) => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('personal-data.erase.heading')}>
      <div className="flex max-w-160 flex-col gap-4 text-sm text-ink-soft">
        <p>{text('personal-data.erase.why', { days })}</p>
        {(['goes', 'stays'] as const).map((what) => (
          <div key={what}>
            <h3 className="font-semibold text-ink">{text(`personal-data.erase.${what}-heading`)}</h3>
            <p className="mt-0.5">{text(`personal-data.erase.${what}`)}</p>
          </div>
        ))}
        <p>{text('personal-data.erase.money')}</p>
      </div>
      <Button
        className="mt-5"
        variant="secondary"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => openModal('DeleteAccount')}
      >
        {text('personal-data.erase.open')}
      </Button>
    </Card>
  )
}

/** The player's data: download a copy, or delete the account. */
const DataTab = () => {
  const text = useText<typeof texts>()
  const { data, error, refetch } = usePersonalData()
  if (data)
    return (
      <CardColumns>
        <FileCard {...data} />
        <EraseCard {...data} />
      </CardColumns>
    )
  return (
    <PartToCome
      lines={6}
      with_picture
      loading_label={text('personal-data.loading')}
      failure={
        error && {
          heading: text('personal-data.failed'),
          text: error.message,
          again_label: text('personal-data.again'),
          onAgain: () => void refetch(),
        }
      }
    />
  )
}

export default DataTab
