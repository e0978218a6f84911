import { Link, Outlet } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { AppShell } from '#ui/layout/app-shell.tsx'
import { TopBar } from '#ui/layout/top-bar.tsx'
import type { texts } from '../texts.ts'

const Shell = () => {
  const text = useText<typeof texts>()
  return (
    <AppShell
      skip_label={text('shell.skip-to-content')}
      top={<TopBar logo={<Link to="/">O</Link>} actions={<Link to="/responsible-play/">R</Link>} />}
      rail={null}
      bottom={null}
      footer={null}
    >
      <Outlet />
    </AppShell>
  )
}

export default Shell
