import { Container } from 'pixi.js'
import { element } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { openStage, type Stage } from '../kit/pixi-stage.ts'
import { svgUrl } from '../kit/rasterise.ts'
import type { CoinSums } from './coin-sums.ts'
import { ExpandedSymbols } from './expanded-symbols.ts'
import { ExpandedWilds } from './expanded-wilds.ts'
import { HeldLights } from './held-lights.ts'
import { fitReels, type Geometry, type SlotLook } from './look.ts'
import type { MultiplierDial } from './multiplier-dial.ts'
import { Reels } from './reels.ts'
import { Sparks } from './sparks.ts'
import { Wins } from './wins.ts'

export interface Furniture {
  readonly reels: Reels
  readonly wins: Wins
  readonly wilds: ExpandedWilds
  readonly expanded: ExpandedSymbols
  readonly held: HeldLights
  readonly dial: MultiplierDial | undefined
  readonly sums: CoinSums | undefined
  readonly sparks: Sparks
}

export interface Room {
  readonly view: HTMLElement
  readonly scene: HTMLElement
  /** Sets everything up for the room that there is now. */
  furnish(): Promise<Furniture>
  /** The room changed in the middle of a round: what stands is scaled, until it can be furnished anew. */
  squeeze(): void
  setFeature(on: boolean): void
  /** Tells how many ways there are now, on the lower edge of the cabinet. */
  setWays(words: string): void
  /** Puts the counter of the free spins where the title stands. */
  holdFeature(view: HTMLElement): void
}

const picture = (name: string) => element('img', { class: name, alt: '' })

/** Gives each part of the stage its place around the reels. */
const place = (
  { inner, logo, ways, shade }: Readonly<Record<'inner' | 'logo' | 'ways' | 'shade', HTMLElement>>,
  geometry: Geometry,
): void => {
  for (const [name, value] of Object.entries({ width: geometry.width, height: geometry.height }))
    inner.style.setProperty(name, `${value}px`)
  inner.style.transform = ''
  const { left, top, cell_width, cell_height, gap, margin, logo_height } = geometry
  const roof = top - geometry.head
  logo.style.height = `${logo_height}px`
  logo.style.top = `${roof - margin - logo_height}px`
  inner.style.setProperty('--feature-top', `${logo_height > 0 ? roof - margin - logo_height / 2 : Math.max(22, top)}px`)
  shade.style.inset = `${top}px auto auto ${left}px`
  ways.style.top = `${top + cell_height * geometry.rows + margin / 2}px`
  shade.style.width = `${cell_width * geometry.reels + gap * (geometry.reels - 1)}px`
  shade.style.height = `${cell_height * geometry.rows}px`
}

/** The room with the reels: scene behind, cabinet, canvas. */
export const createRoom = async (look: SlotLook, host: GameHost): Promise<Room> => {
  const scenes = [picture('scene'), picture('scene is-feature')] as const
  const scene = element('div', { class: 'scenes', 'aria-hidden': 'true' }, ...scenes)
  const cabinet = picture('cabinet')
  const shade = element('div', { class: 'shade' })
  const ways = element('p', { class: 'ways', 'aria-hidden': 'true' })
  const logo = element('img', { class: 'logo', alt: '', src: svgUrl(look.logo[host.language]) })
  const stage: Stage = await openStage(host.motion)
  const inner = element('div', { class: 'stage' }, logo, cabinet, stage.canvas, shade, ways)
  const view = element('div', { class: 'room' }, inner)
  let furniture: Furniture | null = null
  let layer: Container | null = null

  const paintScene = (): void => {
    const { clientWidth: width, clientHeight: height } = document.documentElement
    for (const [index, image] of scenes.entries()) image.src = svgUrl(look.scene(width, height, index === 1))
  }
  const furnish = async (): Promise<Furniture> => {
    const geometry = fitReels(view.clientWidth, view.clientHeight, look.definition)
    paintScene()
    cabinet.src = svgUrl(look.cabinet(geometry))
    const reels = await Reels.create(stage, look, geometry, host.motion)
    if (layer) {
      furniture?.wins.clear()
      stage.root.removeChild(layer)
      furniture?.reels.destroy()
      furniture?.dial?.destroy()
      layer.destroy({ children: true })
    }
    const wins = new Wins(reels, look, host.motion)
    const wilds = new ExpandedWilds(stage, look, reels, host.motion)
    const expanded = new ExpandedSymbols(look, reels, host.motion)
    const held = new HeldLights(look, reels, host.motion)
    const sums = look.CoinSums && new look.CoinSums(look, reels, host.motion)
    const dial = look.MultiplierDial && new look.MultiplierDial(look, geometry, host.motion)
    const sparks = new Sparks(look.colours.sparks, host.motion, look.spark)
    layer = new Container()
    layer.addChild(
      wins.under,
      ...(dial ? [dial.view] : []),
      reels.view,
      wilds.view,
      expanded.view,
      held.view,
      wins.over,
      ...(sums ? [sums.view] : []),
      sparks.view,
    )
    stage.root.addChild(layer)
    place({ inner, logo, ways, shade }, geometry)
    stage.resize(geometry.width, geometry.height)
    furniture = { reels, wins, wilds, expanded, held, dial, sums, sparks }
    return furniture
  }
  return {
    view,
    scene,
    furnish,
    squeeze: () => {
      const scale = Math.min(view.clientWidth / inner.offsetWidth, view.clientHeight / inner.offsetHeight)
      inner.style.transform = `scale(${scale.toFixed(3)})`
    },
    holdFeature: (held) => inner.append(held),
    setWays: (words) => {
      ways.textContent = words
    },
    setFeature: (on) => host.root.classList.toggle('is-feature', on),
  }
}
