import type { ComponentType } from 'react'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Thing } from '#ui/scene.tsx'
import type { Story } from '../../contract.ts'
import type { SceneName } from '../../rules.ts'
import { CashFirst, Terms } from './bonuses-scenes.tsx'
import { Race, SetAside } from './contests-scenes.tsx'
import { Recount, Sealed } from './fairness-scenes.tsx'
import { Limits, Pause } from './limits-scenes.tsx'
import { Odds, Ticket } from './lottery-scenes.tsx'
import { History, Payout } from './money-scenes.tsx'
import { StoryScene } from './stage.tsx'

const drawn: Readonly<Record<Exclude<SceneName, 'things'>, ComponentType>> = {
  sealed: Sealed,
  recount: Recount,
  limits: Limits,
  pause: Pause,
  payout: Payout,
  history: History,
  terms: Terms,
  'cash-first': CashFirst,
  race: Race,
  'set-aside': SetAside,
  ticket: Ticket,
  odds: Odds,
}

/** Where up to three things stand: the first in front, the others behind its shoulders. */
const places = [
  { x: 200, y: 176, size: 168, turn: 0 },
  { x: 86, y: 120, size: 92, turn: -12 },
  { x: 316, y: 112, size: 92, turn: 12 },
] as const

/** Things that an operator's story names. */
const Things = ({ icons }: Pick<Story, 'icons'>) => (
  <StoryScene>
    {icons
      .flatMap((name, index) => {
        const place = places[index]
        return place ? [<Thing key={name} name={name as ColourIcon} {...place} />] : []
      })
      .toReversed()}
  </StoryScene>
)

/** A story's picture. */
export const Picture = ({ scene, icons }: Pick<Story, 'scene' | 'icons'>) => {
  if (scene === 'things') return <Things icons={icons} />
  const Drawn = drawn[scene]
  return <Drawn />
}
