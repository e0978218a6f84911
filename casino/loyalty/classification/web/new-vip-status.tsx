import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Classification } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { useClassification } from './classification-query.ts'
import { useMedalsText } from './medals-text.ts'
import { useNextText } from './next-text.ts'

interface ReachedProps {
  readonly status: Classification
  /** The level that was reached; undefined where the window was opened otherwise. */
  readonly reached: string | undefined
}

/** VP-020: the points that the player has and the level after, as their status tells them. */
const Reached = ({ status, reached }: ReachedProps) => {
  const text = useText<typeof pageTexts>()
  const nextText = useNextText()
  const medalsText = useMedalsText()
  const brought = status.levels.find(({ id }) => id === reached)?.medals ?? []
  return (
    <>
      <p className="text-pretty">
        {text('classification.new.points', { count: status.current.totalCp })} {nextText(status)}
      </p>
      {brought.length > 0 && <p className="font-semibold">{text('classification.new.brings', { medals: medalsText(brought) })}</p>}
    </>
  )
}

const useTitle = (status: Classification | undefined, reached: string | undefined): string => {
  const text = useText<typeof pageTexts>()
  const level = status?.levels.find(({ id }) => id === reached)
  if (level) return text('classification.new.heading', { level: level.name })
  const current = status?.current.level
  return current ? text('classification.new.now', { level: current.name }) : text('classification.tab')
}

/** MD-012, VP-020: a level that the player reached, and what belongs to it. */
const NewVipStatus = ({ params, close }: ModalProps) => {
  const text = useText<typeof pageTexts>()
  const { data: status, isError } = useClassification()
  const reached = typeof params['level'] === 'string' ? params['level'] : undefined
  const toStatus = async (): Promise<void> => {
    close()
    await goTo('/profile/?tab=status')
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={useTitle(status, reached)}>
      <div className="flex flex-col items-center gap-4 text-center">
        <span className="grid h-32 w-full place-items-center rounded-xl bg-accent-soft">
          <ArtIcon name="medal" size={88} />
        </span>
        {status && <Reached status={status} reached={reached} />}
        {!status && (isError ? <p>{text('classification.failed')}</p> : <Skeleton className="h-12 w-full" />)}
        <div className="flex w-full flex-col gap-2">
          <Button wide size="lg" onClick={() => void toStatus()}>
            {text('classification.new.to-status')}
          </Button>
          <Button wide size="lg" variant="ghost" onClick={close}>
            {text('classification.new.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

export default NewVipStatus
