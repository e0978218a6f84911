import { Apple, KeyRound, Send } from 'lucide-react'
import type { SocialProvider } from './social-providers.ts'

const drawn = { apple: Apple, telegram: Send, key: KeyRound }

/** A provider's first letter, or a generic symbol: we do not redraw trademarked logos. */
export const ProviderIcon = ({ icon, title }: Pick<SocialProvider, 'icon' | 'title'>) => {
  const Drawn = icon === 'apple' || icon === 'telegram' || icon === 'key' ? drawn[icon] : undefined
  if (Drawn) return <Drawn className="size-5" aria-hidden="true" />
  return (
    <span
      aria-hidden="true"
      className="grid size-5 place-items-center rounded-full text-xs font-extrabold inset-ring inset-ring-line-strong"
    >
      {title.slice(0, 1)}
    </span>
  )
}
