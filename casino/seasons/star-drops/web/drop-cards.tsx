import { useState, type ReactNode } from 'react'
import type { Drawn } from '#casino/campaigns/draws/contract.ts'
import { DrawnLine, DrawWheel, OddsTable, useWheelTurn } from '#casino/campaigns/draws/web/api.ts'
import type { SentOf } from '#kernel/web/api/api.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { askSphere, openLootbox, spinStarWheel, StarDrops } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import type { Drop } from '../rules.ts'
import { SphereArt, StarBox } from './drop-art.tsx'
import { refreshStarDrops } from './star-drops-query.ts'

/** Each try costs stars: one whose answer is lost is the same one when it is pressed again, also on a page that was loaded anew. */
const spins = createPlayersAttempts<SentOf<typeof spinStarWheel>>('star-drops-wheel')
const boxes = createPlayersAttempts<SentOf<typeof openLootbox>>('star-drops-lootbox')
const questions = createPlayersAttempts<SentOf<typeof askSphere>>('star-drops-sphere')

interface DropCardProps {
  readonly name: Drop
  readonly starDrops: StarDrops
  readonly picture: ReactNode
  readonly drawn: Drawn | null
  readonly refused: string | undefined
  readonly is_busy: boolean
  readonly onTry: () => Promise<void>
  readonly children?: ReactNode
}

/** What all three have in common: a picture, what came up, a try for its stars, and the odds. */
const DropCard = ({ name, starDrops, picture, drawn, refused, is_busy, onTry, children }: DropCardProps) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const { cost, odds } = starDrops[name]
  const label = text(`star-drops.${name}.try`, { cost: text('star-drops.for-stars', { count: cost }) })
  const start = async (): Promise<void> => {
    if (isGuest) return openModal('Register', { source: 'star-drops' })
    await onTry()
    await refreshStarDrops()
  }
  return (
    <Card heading={text(`star-drops.${name}`)} className="h-full min-w-0">
      <div className="flex flex-col gap-4">
        <div className="flex min-h-56 items-center md:min-h-80">{picture}</div>
        <DrawnLine drawn={drawn} />
        {children}
        <RefusedNotice>{refused}</RefusedNotice>
        <Button
          wide
          loading={is_busy}
          disabled={starDrops.state !== 'active' || (!isGuest && starDrops.balance.stars < cost)}
          onClick={() => void start()}
        >
          {label}
        </Button>
        <Disclosure summary={text('star-drops.odds')}>
          <OddsTable caption={odds.title} draw={odds} />
        </Disclosure>
      </div>
    </Card>
  )
}

/** SA-016: the wheel. What it stops at was drawn before it turns. */
export const WheelCard = ({ starDrops }: { readonly starDrops: StarDrops }) => {
  const { odds } = starDrops.wheel
  const { turn_deg, is_turning, turn } = useWheelTurn(odds)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const { is_sending, refused, send } = useCommand<typeof spinStarWheel>('POST /rest/star-drops/wheel/', { attempts: spins })
  const spin = async (): Promise<void> => {
    setDrawn(null)
    const answer = await send({ body: {} })
    if (!answer?.success) return
    setDrawn(answer.data)
    turn(answer.data.sector)
  }
  return (
    <DropCard
      name="wheel"
      starDrops={starDrops}
      picture={<DrawWheel odds={odds} turn_deg={turn_deg} />}
      drawn={is_turning ? null : drawn}
      refused={refused}
      is_busy={is_sending || is_turning}
      onTry={spin}
    />
  )
}

/** SA-016: the box. */
export const LootboxCard = ({ starDrops }: { readonly starDrops: StarDrops }) => {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const { is_sending, refused, send } = useCommand<typeof openLootbox>('POST /rest/star-drops/lootbox/', { attempts: boxes })
  const open = async (): Promise<void> => {
    setDrawn(null)
    const answer = await send({ body: {} })
    if (answer?.success) setDrawn(answer.data)
  }
  return (
    <DropCard
      name="lootbox"
      starDrops={starDrops}
      picture={<StarBox is_open={drawn !== null} />}
      drawn={drawn}
      refused={refused}
      is_busy={is_sending}
      onTry={open}
    />
  )
}

/** SA-016, SA-017: the sphere, with what it showed the player last. */
export const SphereCard = ({ starDrops }: { readonly starDrops: StarDrops }) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const { is_sending, refused, send } = useCommand<typeof askSphere>('POST /rest/star-drops/sphere/', { attempts: questions })
  const ask = async (): Promise<void> => {
    setDrawn(null)
    const answer = await send({ body: {} })
    if (answer?.success) setDrawn(answer.data)
  }
  const { spherePrize } = starDrops
  return (
    <DropCard
      name="sphere"
      starDrops={starDrops}
      picture={<SphereArt picture={is_sending ? null : (spherePrize?.picture ?? null)} />}
      drawn={drawn}
      refused={refused}
      is_busy={is_sending}
      onTry={ask}
    >
      {!isGuest && !drawn && (
        <p className="text-center text-sm text-pretty text-ink-soft">
          {spherePrize ? text('star-drops.sphere.last', { prize: spherePrize.text }) : text('star-drops.sphere.dark')}
        </p>
      )}
    </DropCard>
  )
}
