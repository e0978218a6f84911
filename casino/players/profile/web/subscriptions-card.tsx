import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import type { ProfileData, updateProfileEndpoint } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { subscriptionNames, type SubscriptionName } from '../rules.ts'
import { rememberProfile } from './profile-query.ts'

/** PR-009, NC-010: each switch is saved at once; if saving fails, it is reset. */
export const SubscriptionsCard = ({ profile }: { readonly profile: ProfileData }) => {
  const text = useText<typeof pageTexts>()
  const [saving, setSaving] = useState<SubscriptionName>()
  const change = async (name: SubscriptionName, wanted: boolean): Promise<void> => {
    setSaving(name)
    const answer = await api.call<typeof updateProfileEndpoint>('POST /rest/player/update/', {
      body: { settings: { subscriptions: { [name]: wanted } } },
    })
    if (answer.success) rememberProfile(answer.data)
    else notify({ tone: 'negative', title: answer.message })
    setSaving(undefined)
  }
  return (
    <Card heading={text('profile.subscriptions.heading')}>
      <p className="mb-4 max-w-160 text-sm text-ink-soft">{text('profile.subscriptions.why')}</p>
      {subscriptionNames.map((name) => (
        <Switch
          key={name}
          label={text(`profile.subscriptions.${name}`)}
          checked={profile.settings.subscriptions[name]}
          disabled={saving === name}
          onChange={(event) => void change(name, event.target.checked)}
        />
      ))}
    </Card>
  )
}
