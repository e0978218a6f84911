import { KeyRound, LogOut } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { contributedViews } from '#kernel/web/contributed-views.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { texts } from '../texts.ts'
import { securityCards } from '../extensions.ts'
import { SessionsCard } from './sessions-card.tsx'
import { useLogOut } from './use-log-out.ts'

const Cards = contributedViews(securityCards)

/**
 * Security cards contributed by other slices. A constant element: if it changed before the cards are hydrated, React would render
 * them again.
 */
const cards = (
  <Suspense fallback={null}>
    <Cards />
  </Suspense>
)

const Name = ({ label, hint, children }: { readonly label: string; readonly hint: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="mt-0.5 flex flex-wrap items-center gap-2 font-semibold break-all">{children}</dd>
    <dd className="mt-0.5 text-sm text-pretty text-ink-soft">{hint}</dd>
  </div>
)

interface ContactStateProps {
  readonly type: 'email' | 'phone'
  readonly contact: unknown
  readonly is_confirmed: boolean
}

/** A contact, whether it is confirmed, and buttons to confirm it, to change it, or to add one. */
const ContactState = ({ type, contact, is_confirmed }: ContactStateProps) => {
  const text = useText<typeof texts>()
  const open = (is_change: boolean): void => openModal('RegistrationConfirm', { type, is_change })
  if (typeof contact !== 'string')
    return (
      <>
        {text('login.security.no-contact')}
        <Button variant="secondary" size="sm" onClick={() => open(false)}>
          {text('login.security.add')}
        </Button>
      </>
    )
  return (
    <>
      {contact}
      <Badge tone={is_confirmed ? 'positive' : 'neutral'}>
        {text(is_confirmed ? 'login.security.confirmed' : 'login.security.unconfirmed')}
      </Badge>
      {!is_confirmed && (
        <Button variant="secondary" size="sm" onClick={() => open(false)}>
          {text('login.security.confirm')}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => open(true)}>
        {text('login.security.change')}
      </Button>
    </>
  )
}

const Contacts = () => {
  const text = useText<typeof texts>()
  const { email, emailConfirmed, phone, confirmed } = useMain()
  return (
    <>
      <Name label={text('login.security.email')} hint={text('login.security.email-hint')}>
        <ContactState type="email" contact={email} is_confirmed={emailConfirmed === true} />
      </Name>
      <Name label={text('login.security.phone')} hint={text('login.security.phone-hint')}>
        <ContactState type="phone" contact={phone} is_confirmed={confirmed === true} />
      </Name>
    </>
  )
}

const SecurityTab = () => {
  const text = useText<typeof texts>()
  const { login, hasAutoPassword } = useMain()
  const { leaving, leave } = useLogOut()
  return (
    <div className="gap-5 *:mb-5 *:break-inside-avoid desk:columns-2" data-tracked="SecuritySettings">
      <Card heading={text('login.security.heading')}>
        <dl className="flex flex-col gap-4">
          <Name label={text('login.security.handle')} hint={text('login.security.handle-hint')}>
            {login}
          </Name>
          <Contacts />
        </dl>
        <Button className="mt-5" variant="secondary" icon={<KeyRound aria-hidden="true" />} onClick={() => openModal('PasswordChange')}>
          {text(hasAutoPassword === true ? 'login.security.set-password' : 'login.security.change-password')}
        </Button>
        <p className="mt-6 border-t border-line pt-5 text-sm text-ink-soft">{text('login.security.session')}</p>
        <Button className="mt-4" variant="secondary" icon={<LogOut aria-hidden="true" />} loading={leaving} onClick={() => void leave()}>
          {text('login.log-out')}
        </Button>
      </Card>
      {cards}
      <SessionsCard />
    </div>
  )
}

export default SecurityTab
