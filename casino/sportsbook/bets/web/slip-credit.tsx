import { useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { texts } from '../texts.ts'
import type { useBetSlip } from './use-bet-slip.ts'

interface SlipCreditProps {
  readonly slip: ReturnType<typeof useBetSlip>
  readonly say: (amount: bigint | number) => string
}

/** Choice of the stake: cash, or one of the player's free bets with its terms. */
export const SlipCredit = ({ slip, say }: SlipCreditProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const oddsText = useOddsText()
  const { credits, credit } = slip
  if (credits.length === 0) return null
  return (
    <>
      <SelectField
        label={text('sport-slip.pay-with')}
        value={credit?.externalId ?? ''}
        options={[
          { value: '', label: text('sport-slip.cash') },
          ...credits.map(({ externalId, amount, expiresAt }) => ({
            value: externalId,
            label: text('sport-slip.free-bet', { amount: say(amount), until: dateTime(expiresAt) }),
          })),
        ]}
        onChange={(event) => slip.chooseCredit(event.target.value)}
      />
      {credit && (
        <Notice tone={credit.isFitting ? 'info' : 'warning'}>
          {text('sport-slip.free-bet.terms', { odds: oddsText(credit.leastOdds), legs: credit.leastLegs })}
        </Notice>
      )}
    </>
  )
}
