import { useMoney } from '#casino/campaigns/boards/web/api.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { KingOfRoad, pourCanister } from '../contract.ts'
import type { texts } from '../texts.ts'
import { refreshKing } from './king-query.ts'

/** SA-008: the canister of the day. It says what brings one and asks for nothing. */
export const KingCanister = ({ king }: { readonly king: KingOfRoad }) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const money = useMoney(king)
  const { is_sending, send } = useCommand<typeof pourCanister>('POST /rest/king-of-road/canister/', { refusal: 'notice' })
  const { state } = king.progress.canister
  const is_driving = king.progress.carId !== null && king.state === 'active' && !is_closed
  const pour = async (): Promise<void> => {
    await send({})
    await refreshKing()
  }
  return (
    <Card heading={text('king.canister')}>
      <p className="text-pretty text-ink-soft">
        {text('king.canister.text', { amount: money(king.minDeposit), minutes: king.canisterMinutes, times: king.canisterTimes })}
      </p>
      {is_driving && (
        <p className="mt-3 font-semibold">
          {state === 'ready' ? (
            <Button disabled={is_sending} onClick={() => void pour()}>
              {text('king.canister.pour')}
            </Button>
          ) : (
            text(state === 'used' ? 'king.canister.used' : 'king.canister.none')
          )}
        </p>
      )}
    </Card>
  )
}
