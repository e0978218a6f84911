import { useText } from '#kernel/web/texts/use-text.tsx'
import type { SignInWayProps } from '#casino/sign-in/sessions/extensions.ts'
import { Button } from '#ui/button.tsx'
import type { texts } from '../texts.ts'
import { ProviderIcon } from './provider-icon.tsx'
import { useSocialProviders } from './social-providers.ts'
import { useStart } from './use-start.ts'

/** A button for each configured provider, below the form of the log-in and registration windows. */
const SocialButtons = ({ params }: SignInWayProps) => {
  const text = useText<typeof texts>()
  const { starting, start } = useStart(params)
  return useSocialProviders().map((provider) => (
    <Button
      key={provider.name}
      variant="secondary"
      wide
      icon={<ProviderIcon {...provider} />}
      loading={starting === provider.name}
      onClick={() => void start(provider.name)}
    >
      {text('social.continue', { title: provider.title })}
    </Button>
  ))
}

export default SocialButtons
