import { coverSrc } from '../../art/art-src.ts'
import { Badge } from '../../badge.tsx'
import { buttonClass } from '../../button-class.ts'
import { GameTile, gameTileLinkClass } from '../../game-tile.tsx'
import type { TileShape } from '../../game-tile.tsx'
import { HeartButton } from '../../heart-button.tsx'

export const games = [
  { slug: 'golden-orchard', title: 'Golden Orchard', rtp: 'RTP 96,4 %' },
  { slug: 'carpathian-nights', title: 'Carpathian Nights', rtp: 'RTP 96,1 %' },
  { slug: 'cossack-treasure', title: 'Cossack Treasure', rtp: 'RTP 95,8 %' },
  { slug: 'european-roulette', title: 'European Roulette', rtp: 'RTP 97,3 %' },
]

export const money = { currency: 'UAH', exponent: 2, locale: 'uk' } as const

type SampleTileProps = { readonly index: number; readonly shape?: TileShape }

export const SampleTile = ({ index, shape = 'tall' }: SampleTileProps) => {
  const game = games[index % games.length] ?? { slug: '', title: '', rtp: '' }
  return (
    <GameTile
      title={game.title}
      provider="Openhouse Studio"
      rtp={game.rtp}
      src={coverSrc(game.slug, shape, 'uk')}
      shape={shape}
      link={<a href="#game" className={gameTileLinkClass} aria-label={`${game.title}: відкрити`} />}
      heart={<HeartButton liked={index === 1} label="Додати до улюблених" />}
      badges={index === 0 ? <Badge tone="accent">Нове</Badge> : index === 2 ? <Badge tone="second">Джекпот</Badge> : undefined}
      actions={
        <>
          <a href="#play" className={buttonClass({ size: 'sm' })}>
            Грати
          </a>
          <a href="#demo" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
            Демо
          </a>
        </>
      }
    />
  )
}
