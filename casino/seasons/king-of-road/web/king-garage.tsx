import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import type { changeCar, chooseCar, chooseCompanion, KingOfRoad } from '../contract.ts'
import { isOver } from '../rules.ts'
import type { texts } from '../texts.ts'
import { refreshKing } from './king-query.ts'

type Shown = { readonly king: KingOfRoad }

/** Who goes along. */
const Companions = ({ king }: Shown) => {
  const text = useText<typeof texts>()
  const { is_sending, send } = useCommand<typeof chooseCompanion>('POST /rest/king-of-road/companion/', { refusal: 'notice' })
  const take = async (id: number): Promise<void> => {
    await send({ body: { id } })
    await refreshKing()
  }
  return (
    <div className="mt-5 flex flex-col gap-2">
      <h3 className="font-bold">{text('king.companions')}</h3>
      <p className="text-sm text-ink-soft">{text('king.companions.text')}</p>
      <div className="flex flex-wrap gap-2">
        {king.companions.map(({ id, title, icon }) => (
          <Chip
            key={id}
            selected={king.progress.companionId === id}
            disabled={is_sending}
            icon={<ArtIcon name={icon as ColourIcon} size={22} />}
            onClick={() => void take(id)}
          >
            {title}
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** SA-008: the cars; the first is chosen once and can be changed later. */
export const KingGarage = ({ king }: Shown) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  const choosing = useCommand<typeof chooseCar>('POST /rest/king-of-road/car/choose/', { refusal: 'notice' })
  const changing = useCommand<typeof changeCar>('POST /rest/king-of-road/car/change/', { refusal: 'notice' })
  const { carId, isOut } = king.progress
  const is_open = king.state === 'active' && !is_closed && !isOut
  const is_over = isOver(king)
  const asked = carId === null ? 'king.garage.first' : 'king.garage.change'
  const take = async (id: number): Promise<void> => {
    if (isGuest) return openModal('Register', { source: 'king-of-road' })
    await (carId === null ? choosing : changing).send({ body: { carId: id } })
    await refreshKing()
  }
  return (
    <Card heading={text('king.garage')}>
      {!is_over && <p className="mb-4 text-ink-soft">{text(isOut ? 'king-left' : asked)}</p>}
      <ul className="grid gap-3 sm:grid-cols-3" aria-label={text('king.garage')}>
        {king.cars.map(({ id, title, images }) => (
          <li key={id} className="flex flex-col items-center gap-2 rounded-md bg-surface-2 p-3 text-center">
            <img src={images.preview} alt="" width={320} height={170} loading="lazy" className="h-auto w-full max-w-50" />
            <span className="font-bold">{title}</span>
            {carId === id && <Badge tone="positive">{text('king.yours')}</Badge>}
            {carId !== id && is_open && (
              <Button
                size="sm"
                variant={carId === null ? 'primary' : 'secondary'}
                disabled={choosing.is_sending || changing.is_sending}
                onClick={() => void take(id)}
              >
                {text(carId === null ? 'king.choose' : 'king.change', { car: title })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {carId !== null && is_open && <Companions king={king} />}
    </Card>
  )
}
