import { languages } from '#kernel/i18n/texts.ts'
import { faviconSvg } from '../logos/favicon.ts'
import { brandNames } from '../tokens/roles.ts'
import { carSrc, coverSrc } from './art-src.ts'
import { brandBands } from './bands/bands.ts'
import { carFrame, carLooks, drawCar } from './cars/car.ts'
import { cars } from './cars/list.ts'
import { covers } from './covers/list.ts'
import { heroes } from './heroes/list.ts'
import { illustration, illustrationFrame } from './illustrations/illustration.ts'
import { illustrationNames } from './illustrations/names.ts'
import { frames, svgDocument } from './pieces/frame.ts'
import type { Shape } from './pieces/frame.ts'
import type { LoadIcon } from './pieces/icon.ts'
import { scenes } from './scenes/list.ts'
import { symbolDrawings, symbolFrame } from './symbols.ts'

const shapes = Object.keys(frames) as Shape[]

/** Every picture with its path under /art/. */
export const artFiles = (load: LoadIcon): ReadonlyMap<string, string> => {
  const coverFiles = covers.flatMap((cover) =>
    shapes.flatMap((shape) =>
      languages.map((language): [string, string] => [
        coverSrc(cover.slug, shape, language).slice('/art/'.length),
        svgDocument(frames[shape], cover.draw(frames[shape], shape, load, language)),
      ]),
    ),
  )
  const heroFiles = brandNames.map((brand): [string, string] => [
    `heroes/${brand}.svg`,
    svgDocument(frames.wide, heroes[brand](frames.wide)),
  ])
  const brandFiles = brandNames.map((brand): [string, string] => [`brands/${brand}.svg`, faviconSvg(brand)])
  const bandFiles = brandBands.map(({ brand, frame, body }): [string, string] => [`bands/${brand}.svg`, svgDocument(frame, body)])
  const sceneFiles = Object.entries(scenes).map(([name, draw]): [string, string] => [
    `scenes/${name}.svg`,
    svgDocument(frames.wide, draw(frames.wide)),
  ])
  const carFiles = Object.entries(cars).flatMap(([name, car]) =>
    carLooks.map((look): [string, string] => [carSrc(name, look).slice('/art/'.length), svgDocument(carFrame, drawCar(car, look))]),
  )
  const illustrations = illustrationNames.map((name): [string, string] => [
    `illustrations/${name}.svg`,
    svgDocument(illustrationFrame, illustration(name, load)),
  ])
  const symbols = symbolDrawings().map(([name, body]): [string, string] => [`symbols/${name}.svg`, svgDocument(symbolFrame, body)])
  return new Map([...coverFiles, ...heroFiles, ...brandFiles, ...bandFiles, ...sceneFiles, ...carFiles, ...illustrations, ...symbols])
}
