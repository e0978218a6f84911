import { LogOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { logOutEndpoint } from '../contract.ts'
import type { texts } from '../texts.ts'

const Name = ({ label, hint, children }: { readonly label: string; readonly hint: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="mt-0.5 flex flex-wrap items-center gap-2 font-semibold break-all">{children}</dd>
    <dd className="mt-0.5 text-sm text-ink-soft">{hint}</dd>
  </div>
)

/** AU-030: out, the app's data anew, home. */
const useLogOut = () => {
  const [leaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    const answer = await api.call<typeof logOutEndpoint>('GET /rest/logout/', {})
    if (answer.success) {
      await goTo('/')
      await reloadMain()
    } else notify({ tone: 'negative', title: answer.message })
    setLeaving(false)
  }
  return { leaving, leave }
}

const SecurityTab = () => {
  const text = useText<typeof texts>()
  const { login, email, emailConfirmed } = useMain()
  const { leaving, leave } = useLogOut()
  return (
    <Card className="max-w-140" heading={text('login.security.heading')}>
      <dl className="flex flex-col gap-4">
        <Name label={text('login.security.handle')} hint={text('login.security.handle-hint')}>
          {login}
        </Name>
        {typeof email === 'string' && (
          <Name label={text('login.security.email')} hint={text('login.security.email-hint')}>
            {email}
            <Badge tone={emailConfirmed ? 'positive' : 'neutral'}>
              {text(emailConfirmed ? 'login.security.confirmed' : 'login.security.unconfirmed')}
            </Badge>
          </Name>
        )}
      </dl>
      <p className="mt-6 border-t border-line pt-5 text-sm text-ink-soft">{text('login.security.session')}</p>
      <Button className="mt-4" variant="secondary" icon={<LogOut aria-hidden="true" />} loading={leaving} onClick={() => void leave()}>
        {text('login.log-out')}
      </Button>
    </Card>
  )
}

export default SecurityTab
