import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { appState } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'

/** A page that is still loading is not missing yet. */
const patience_ms = 8_000

const useIsMissing = (): boolean => {
  const { state: reloading } = useRevalidator()
  const { state: navigating } = useNavigation()
  const is_idle = reloading === 'idle' && navigating === 'idle'
  const [is_missing, setMissing] = useState(false)
  useEffect(() => {
    setMissing(false)
    if (!is_idle) return undefined
    const timer = setTimeout(() => setMissing(true), patience_ms)
    return () => clearTimeout(timer)
  }, [is_idle])
  return is_missing
}

/** Placeholder after a player signed out, until the new visitor's page has loaded; or a message that it could not be loaded. */
const PageComing = () => {
  const text = useText<typeof texts>()
  const { revalidate } = useRevalidator()
  const is_missing = useIsMissing()
  const again = async (): Promise<void> => {
    if (appState.get().is_coming) return window.location.reload()
    await reloadMain()
    await revalidate()
  }
  return (
    <PageContainer>
      {is_missing ? (
        <ErrorState
          level={1}
          picture={<Illustration name="offline" />}
          heading={text('shell.page-failed.heading')}
          action={<Button onClick={() => void again()}>{text('shell.refresh')}</Button>}
        >
          {text('shell.no-connection')}
        </ErrorState>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-56 w-full rounded-2xl" />
          <Skeleton className="h-10 w-60" />
          <Skeleton className="h-[70vh] w-full rounded-2xl" />
        </div>
      )}
    </PageContainer>
  )
}

export default PageComing
