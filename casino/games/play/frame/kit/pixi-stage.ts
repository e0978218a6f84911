import 'pixi.js/unsafe-eval'
import 'pixi.js/graphics'
import { autoDetectRenderer, Container, Texture, type Renderer } from 'pixi.js'
import type { Motion } from './motion.ts'

export interface Stage {
  readonly root: Container
  readonly canvas: HTMLCanvasElement
  /** Physical pixels to one of the layout, at most 2: beyond that nobody sees the difference, and phones get warm. */
  readonly resolution: number
  resize(width: number, height: number): void
}

const most_resolution = 2

/** WebGL that the processor computes passes for a real one with many browsers; its name gives it away. */
const isSoftwareGl = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl')
  const names = context?.getExtension('WEBGL_debug_renderer_info')
  const renderer = names ? String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer)
}

/**
 * A transparent PixiJS canvas that is drawn only when something moved. WebGL where the device has a real one; where it
 * would be computed by the processor, the 2D canvas is quicker. No eval, no workers, no network: the document allows none.
 */
export const openStage = async (motion: Motion): Promise<Stage> => {
  const resolution = Math.min(window.devicePixelRatio || 1, most_resolution)
  const renderer: Renderer = await autoDetectRenderer({
    preference: isSoftwareGl() ? ['canvas'] : ['webgl', 'canvas'],
    failIfMajorPerformanceCaveat: true,
    skipExtensionImports: true,
    backgroundAlpha: 0,
    antialias: true,
    roundPixels: true,
    autoDensity: true,
    resolution,
    width: 16,
    height: 16,
  })
  const root = new Container()
  const canvas = renderer.canvas as HTMLCanvasElement
  canvas.setAttribute('aria-hidden', 'true')
  motion.onFrame(() => renderer.render(root))
  // A device that took the graphics away gives them back empty, and nothing may be moving just then.
  canvas.addEventListener('webglcontextrestored', () => motion.redraw())
  return {
    root,
    canvas,
    resolution,
    resize: (width, height) => {
      renderer.resize(width, height)
      motion.redraw()
    },
  }
}

/** A texture out of a canvas that is larger than its place by `resolution`. */
export const textureOf = (drawn: HTMLCanvasElement, resolution: number): Texture => {
  const texture = Texture.from({ resource: drawn, resolution }, true)
  return texture
}
