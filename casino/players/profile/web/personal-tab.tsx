import { CardColumns } from '#ui/layout/card-columns.tsx'
import { CurrencyCard } from './currency-card.tsx'
import { NotShown } from './not-shown.tsx'
import { PersonalCard } from './personal-card.tsx'
import { useProfile } from './profile-query.ts'
import { SecurityHint } from './security-hint.tsx'
import { SubscriptionsCard } from './subscriptions-card.tsx'

/** Personal details and message subscriptions. */
const PersonalTab = () => {
  const { data, error, refetch } = useProfile()
  if (!data) return <NotShown error={error} again={() => void refetch()} />
  return (
    <div className="flex flex-col gap-5">
      <SecurityHint />
      <CardColumns>
        <PersonalCard profile={data} />
        <div className="flex flex-col gap-5">
          <CurrencyCard profile={data} />
          <SubscriptionsCard profile={data} />
        </div>
      </CardColumns>
    </div>
  )
}

export default PersonalTab
