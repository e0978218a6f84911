import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useRestoredFocus } from '#kernel/web/page/use-restored-focus.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PartToCome } from '#ui/part-to-come.tsx'
import type { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint, SessionLine } from '../contract.ts'
import type { texts } from '../texts.ts'
import { wayTextOf } from './way-text.ts'

const sessionsKey = ['sessions'] as const

const useSessions = () =>
  useQuery(
    {
      queryKey: sessionsKey,
      staleTime: 0,
      queryFn: ({ signal }) => dataOf(api.call<typeof listSessionsEndpoint>('GET /rest/player/sessions/', { signal })),
    },
    queries(),
  )

/** Ends sessions and shows a notice. The server closes all sockets of the player, so this page reconnects. */
const useEnding = () => {
  const text = useText<typeof texts>()
  const [ending, setEnding] = useState<string>()
  const end = async (id: string | null): Promise<void> => {
    setEnding(id ?? 'others')
    const answer =
      id === null
        ? await api.call<typeof endOtherSessionsEndpoint>('POST /rest/player/sessions/end-others/', {})
        : await api.call<typeof endSessionEndpoint>('POST /rest/player/sessions/{id}/end/', { params: { id } })
    if (answer.success) {
      notify({ tone: 'positive', title: text(id === null ? 'login.sessions.ended-others' : 'login.sessions.ended') })
      await reloadMain()
    } else notify({ tone: 'negative', title: answer.message })
    await queries().invalidateQueries({ queryKey: sessionsKey })
    setEnding(undefined)
  }
  return { ending, end }
}

type LineProps = { readonly session: SessionLine; readonly loading: boolean; readonly onEnd: () => void }

const Line = ({ session, loading, onEnd }: LineProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const way = wayTextOf(session.way)
  const Icon = /iOS|Android/.test(session.device) ? Smartphone : Monitor
  useRestoredFocus()
  const device = session.device === 'unknown' ? text('login.sessions.unknown-device') : session.device
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isCurrent && <Badge tone="positive">{text('login.sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {text('login.sessions.since', { at: dateTime(session.started_at) })}
          {way && `, ${text(way)}`}
          <span className="block">{text('login.sessions.network', { network: session.network })}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="secondary" size="sm" loading={loading} aria-label={text('login.sessions.end-on', { device })} onClick={onEnd}>
          {text('login.sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** The player's sessions, and buttons to end them. */
export const SessionsCard = () => {
  const text = useText<typeof texts>()
  const { data, error, refetch } = useSessions()
  const { ending, end } = useEnding()
  return (
    <Card className="max-w-140" heading={text('login.sessions.heading')}>
      {data && (
        <ul className="divide-y divide-line">
          {data.map((session) => (
            <Line key={session.id} session={session} loading={ending === session.id} onEnd={() => void end(session.id)} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <div className="mt-4 flex flex-col items-start gap-3 border-t border-line pt-4">
          <p className="text-sm text-ink-soft">{text('login.sessions.stranger')}</p>
          <Button variant="secondary" loading={ending === 'others'} onClick={() => void end(null)}>
            {text('login.sessions.end-others')}
          </Button>
        </div>
      )}
      {!data && (
        <PartToCome
          lines={3}
          loading_label={text('login.sessions.loading')}
          failure={
            error && {
              heading: text('login.sessions.failed'),
              text: error.message,
              again_label: text('login.sessions.again'),
              onAgain: () => void refetch(),
            }
          }
        />
      )}
    </Card>
  )
}
