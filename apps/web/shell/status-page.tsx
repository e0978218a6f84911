import { useEffect } from 'react'
import { Link } from 'react-router'
import { openModal } from '#kernel/web/modals/modals.ts'
import { reloadPage } from '#kernel/web/page/navigation.ts'
import { useAppState, useMain } from '#kernel/web/state/app-state.ts'
import { playersGone } from '#kernel/web/state/players-gone.ts'
import { raiseUnauthorized } from '#kernel/web/state/unauthorized-event.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import type { texts } from '../texts.ts'

const NotFound = () => {
  const text = useText<typeof texts>()
  const { menu } = useMain().header
  return (
    <ErrorState
      level={1}
      picture={<Illustration name="not-found" />}
      heading={text('shell.not-found.heading')}
      action={
        <>
          <Link to="/" className={buttonClass()}>
            {text('shell.home')}
          </Link>
          {menu.slice(0, 2).map((item) => (
            <Link key={item.name} to={item.url} className={buttonClass({ variant: 'secondary' })}>
              {item.title}
            </Link>
          ))}
        </>
      }
    >
      {text('shell.not-found.text')}
    </ErrorState>
  )
}

const MembersOnly = () => {
  const text = useText<typeof texts>()
  // ER-005: the session may have ended elsewhere, or begun in another tab since this page was loaded. After a sign-out it is known
  // who is signed in: a player who has just logged out is not asked to log in.
  useEffect(() => {
    if (playersGone.get() > 0) return
    void raiseUnauthorized().then((is_player) => (is_player ? reloadPage() : undefined))
  }, [])
  return (
    <ErrorState
      level={1}
      picture={<Illustration name="locked" />}
      heading={text('shell.members-only.heading')}
      action={
        <>
          <Button onClick={() => openModal('Login')}>{text('shell.log-in')}</Button>
          <Button variant="secondary" onClick={() => openModal('Register', { source: 'status_page' })}>
            {text('shell.register')}
          </Button>
        </>
      }
    >
      {text('shell.members-only.text')}
    </ErrorState>
  )
}

const Failed = () => {
  const text = useText<typeof texts>()
  return (
    <ErrorState
      level={1}
      picture={<Illustration name="error" />}
      heading={text('shell.page-failed.heading')}
      action={
        <>
          <Button onClick={() => window.location.reload()}>{text('shell.refresh')}</Button>
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            {text('shell.home')}
          </Link>
        </>
      }
    >
      {text('shell.page-failed.text')}
    </ErrorState>
  )
}

const kindOf = (status: number) => (status === 404 ? 'not-found' : status === 401 || status === 403 ? 'members-only' : 'page-failed')
const views = { 'not-found': NotFound, 'members-only': MembersOnly, 'page-failed': Failed }

/** Error pages by status: each says what happened and what to do. */
const StatusPage = ({ status }: { readonly status: number }) => {
  const text = useText<typeof texts>()
  const { title } = useAppState().config.brand
  const kind = kindOf(status)
  const View = views[kind]
  return (
    <PageContainer width="text">
      <title>{`${text(`shell.${kind}.heading`)} — ${title}`}</title>
      <View />
    </PageContainer>
  )
}

export default StatusPage
