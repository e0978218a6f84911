import { Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Invitations } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

/** The link, to be copied, or shared by what the device shares with. Which site and which device this is only the browser knows. */
export const LinkCard = ({ own }: { readonly own: Invitations }) => {
  const text = useText<typeof texts>()
  const [here, setHere] = useState({ origin: '', shares: false })
  useEffect(() => setHere({ origin: window.location.origin, shares: typeof navigator.share === 'function' }), [])
  const link = `${here.origin}${own.link}`
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(link).then(
      () => notify({ tone: 'positive', title: text('invite-friends.copied') }),
      () => notify({ tone: 'info', title: link }),
    )
  // Whoever closes the device's own window wants nothing said about it.
  const share = (): Promise<void> => navigator.share({ url: link, text: text('invite-friends.share.text') }).catch(() => undefined)
  return (
    <Card id="link" heading={text('invite-friends.link')} className="scroll-mt-24">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <code className="min-w-0 flex-1 rounded-md break-all bg-surface-2 px-3.5 py-3 text-sm font-semibold select-all" data-invite-link>
          {link}
        </code>
        <div className="flex gap-2.5 *:max-sm:flex-1">
          <Button size="lg" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {text('invite-friends.copy')}
          </Button>
          {here.shares && (
            <Button size="lg" variant="secondary" onClick={() => void share()}>
              <Share2 aria-hidden="true" />
              {text('invite-friends.share')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
