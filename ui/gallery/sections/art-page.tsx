import { coverSrc, heroSrc, illustrationSrc } from '../../art/art-src.ts'
import { flagIcons, fluentIcons } from '../../art/icon-list.ts'
import type { ColourIcon } from '../../art/icon-list.ts'
import { illustrationNames } from '../../art/illustrations/names.ts'
import { ArtIcon } from '../../art-icon.tsx'
import { BrandLogo } from '../../brand-logo.tsx'
import { GameArt } from '../../game-art.tsx'
import { PageContainer } from '../../layout/page-container.tsx'
import { brandNames } from '../../tokens/roles.ts'
import { games } from './samples.tsx'

const iconNames = [...Object.keys(fluentIcons), ...Object.keys(flagIcons)] as ColourIcon[]

export const ArtPage = () => (
  <PageContainer>
    <div className="flex flex-wrap items-center gap-8">
      {brandNames.map((brand) => (
        <BrandLogo key={brand} brand={brand} size="lg" label={brand} />
      ))}
    </div>
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {games.map(({ slug }) => (
        <GameArt key={slug} slug={slug} shape="tall" className="rounded-lg" />
      ))}
      {games.map(({ slug }) => (
        <GameArt key={slug} slug={slug} shape="square" className="rounded-lg" />
      ))}
    </div>
    <div className="flex items-end gap-3">
      {games.map(({ slug }) => (
        <img key={slug} src={coverSrc(slug, 'tall', 'uk')} alt="" width={120} height={160} className="rounded-md" />
      ))}
    </div>
    <div className="grid gap-4 md:grid-cols-2">
      {games.map(({ slug }) => (
        <GameArt key={slug} slug={slug} shape="wide" className="rounded-lg" />
      ))}
      {brandNames.map((brand) => (
        <img key={brand} src={heroSrc(brand)} alt="" width={1600} height={600} className="h-auto w-full rounded-lg" />
      ))}
    </div>
    <div className="grid grid-cols-3 gap-3 md:grid-cols-6">
      {illustrationNames.map((name) => (
        <img key={name} src={illustrationSrc(name)} alt={name} width={280} height={200} className="h-auto w-full" />
      ))}
    </div>
    <div className="flex flex-wrap gap-3">
      {iconNames.map((name) => (
        <ArtIcon key={name} name={name} size={40} />
      ))}
    </div>
  </PageContainer>
)
