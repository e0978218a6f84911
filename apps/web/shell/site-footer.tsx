import { Link } from 'react-router'
import { useMain, type MenuItem } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Footer, footerActionClass, footerLinkClass } from '#ui/layout/footer.tsx'
import type { texts } from '../texts.ts'
import { LanguageChoice, ThemeChoice } from './preferences.tsx'
import { SiteLogo } from './site-logo.tsx'

const linksOf = (items: readonly MenuItem[]) =>
  items.map((item) => ({
    key: item.name,
    link: (
      <Link to={item.url} className={footerLinkClass}>
        {item.title}
      </Link>
    ),
  }))

/** The end of every page: safe play first, then the ways through the house, language and theme. */
export const SiteFooter = () => {
  const text = useText<typeof texts>()
  const main = useMain()
  const { menu } = main.header
  const columns = [
    { heading: text('shell.menu.play'), links: linksOf(menu.filter((item) => item.group === 'play')) },
    { heading: text('shell.menu.house'), links: linksOf(menu.filter((item) => item.group === 'house')) },
  ]
  return (
    <Footer
      logo={
        <div className="flex">
          <SiteLogo part="logo" size="sm" />
        </div>
      }
      columns={columns.filter((column) => column.links.length > 0)}
      responsible={{
        age: (main.Registration?.minimalAge ?? 18) >= 21 ? '21+' : '18+',
        heading: text('shell.responsible.heading'),
        text: text('shell.responsible.text'),
        actions: (
          <Link to="/responsible-play/" className={footerActionClass}>
            {text('shell.responsible.action')}
          </Link>
        ),
      }}
      settings={
        <>
          <LanguageChoice />
          <ThemeChoice />
        </>
      }
      legal={text('shell.legal')}
    />
  )
}
