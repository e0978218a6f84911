import { useLocation, useMatches } from 'react-router'
import { useAppState } from '#kernel/web/state/app-state.ts'
import { chooseTheme, useTheme } from '#kernel/web/state/theme.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../texts.ts'

/** The current page in another language; a missing page leads to the home page. */
const useTwin = (): ((prefix: string) => string) => {
  const { pathname } = useLocation()
  const is_known = useMatches().at(-1)?.id !== 'any-page'
  return (prefix) => (is_known ? `${prefix.replace(/\/$/, '')}${pathname}` : prefix)
}

/** Links and not buttons, because another language is another document (TH-012). */
export const LanguageChoice = () => {
  const text = useText<typeof texts>()
  const language = useLanguage()
  const twin = useTwin()
  return (
    <nav
      aria-label={text('shell.language')}
      className="inline-flex max-w-full flex-wrap gap-1 rounded-md bg-surface-2 p-1 inset-ring inset-ring-line"
    >
      {useAppState().config.languages.map(({ code, name, url }) => (
        <a
          key={code}
          href={twin(url)}
          hrefLang={code}
          lang={code}
          aria-current={code === language ? 'true' : undefined}
          className={classNames(
            'relative flex min-h-9 items-center rounded-sm px-2 before:absolute before:inset-x-0 before:-inset-y-1 desk:before:hidden sm:px-3 text-sm font-semibold text-ink-soft transition-colors hover:text-ink',
            code === language && 'bg-surface-1 text-ink shadow-low inset-ring inset-ring-line-strong',
          )}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

export const ThemeChoice = () => {
  const text = useText<typeof texts>()
  const theme = useTheme()
  return (
    <Segmented
      label={text('shell.theme')}
      value={theme}
      onChange={chooseTheme}
      options={[
        { value: 'dark', label: text('shell.theme.dark') },
        { value: 'light', label: text('shell.theme.light') },
        { value: 'system', label: text('shell.theme.system') },
      ]}
    />
  )
}
