import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { unlinkSocial } from '../contract.ts'
import type { texts } from '../texts.ts'
import { ProviderIcon } from './provider-icon.tsx'
import { type SocialProvider, useSocialProviders } from './social-providers.ts'
import { useStart } from './use-start.ts'

const nowhere = {}

const useUnlink = () => {
  const text = useText<typeof texts>()
  const [unlinking, setUnlinking] = useState<string>()
  const unlink = async ({ name, title }: SocialProvider): Promise<void> => {
    setUnlinking(name)
    const answer = await api.call<typeof unlinkSocial>('POST /rest/social/{provider}/unlink/', { params: { provider: name } })
    if (answer.success) {
      notify({ tone: 'positive', title: text('social.unlinked', { title }) })
      await reloadMain(['social'])
    } else if (answer.error !== 'proof-needed') notify({ tone: 'negative', title: answer.message })
    setUnlinking(undefined)
  }
  return { unlinking, unlink }
}

/** A linked provider that is no longer configured is still listed, so that it can be unlinked. */
const useLines = (): readonly (SocialProvider & { readonly is_linked: boolean })[] => {
  const providers = useSocialProviders()
  const linked = useMain().activeSocialAccounts
  const gone = linked.filter((name) => !providers.some((provider) => provider.name === name))
  return [
    ...providers.map((provider) => ({ ...provider, is_linked: linked.includes(provider.name) })),
    ...gone.map((name) => ({ name, title: name, icon: 'key', is_linked: true })),
  ]
}

/** The player's linked providers, and those that can be linked. */
const SocialCard = () => {
  const text = useText<typeof texts>()
  const lines = useLines()
  const { starting, start } = useStart(nowhere)
  const { unlinking, unlink } = useUnlink()
  if (lines.length === 0) return null
  return (
    <Card className="max-w-140" heading={text('social.card-heading')}>
      <p className="text-sm text-ink-soft">{text('social.card-text')}</p>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {lines.map((line) => (
          <li key={line.name} className="flex flex-wrap items-center gap-3 py-3 last:pb-0">
            <ProviderIcon {...line} />
            <p className="flex min-w-0 grow flex-wrap items-center gap-2 font-semibold">
              {line.title}
              {line.is_linked && <Badge tone="positive">{text('social.is-linked')}</Badge>}
            </p>
            {line.is_linked ? (
              <Button
                variant="ghost"
                loading={unlinking === line.name}
                aria-label={text('social.unlink-from', { title: line.title })}
                onClick={() => void unlink(line)}
              >
                {text('social.unlink')}
              </Button>
            ) : (
              <Button
                variant="secondary"
                loading={starting === line.name}
                aria-label={text('social.link-to', { title: line.title })}
                onClick={() => void start(line.name)}
              >
                {text('social.link')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export default SocialCard
