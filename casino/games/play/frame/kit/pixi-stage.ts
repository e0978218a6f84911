import 'pixi.js/unsafe-eval'
import 'pixi.js/graphics'
import { autoDetectRenderer, Container, Texture, Ticker, type Renderer } from 'pixi.js'
import type { Motion } from './motion.ts'

export interface Stage {
  readonly root: Container
  readonly canvas: HTMLCanvasElement
  /** Physical pixels per layout pixel, at most 2: more makes no visible difference and makes phones warm. */
  readonly resolution: number
  resize(width: number, height: number): void
}

const most_resolution = 2

/** Whether WebGL is emulated in software. Many browsers offer it like hardware WebGL; only the name of the renderer tells. */
const isSoftwareGl = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl')
  const names = context?.getExtension('WEBGL_debug_renderer_info')
  const renderer = names ? String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer)
}

/**
 * A transparent PixiJS canvas that is drawn only when something moved. Uses WebGL where the device has a GPU, and the faster 2D
 * canvas where WebGL would be emulated in software. No eval, workers or network: the document's policy forbids them.
 */
export const openStage = async (motion: Motion): Promise<Stage> => {
  const resolution = Math.min(window.devicePixelRatio || 1, most_resolution)
  // Pixi would ask for every frame, also while nothing moves, to clear up after itself. It does so in ours.
  Ticker.system.autoStart = false
  Ticker.system.stop()
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
    // What was forgotten while a game rests would be made and uploaded anew with the next press.
    gcMaxUnusedTime: Number.POSITIVE_INFINITY,
  })
  const root = new Container()
  const canvas = renderer.canvas as HTMLCanvasElement
  canvas.setAttribute('aria-hidden', 'true')
  motion.onFrame((now_ms) => {
    renderer.render(root)
    Ticker.system.update(now_ms)
  })
  // After a lost WebGL context is restored the canvas is empty, and possibly nothing is moving: draw once.
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

/** A texture from a canvas that is `resolution` times larger than its size on the stage. */
export const textureOf = (drawn: HTMLCanvasElement, resolution: number): Texture => {
  const texture = Texture.from({ resource: drawn, resolution }, true)
  return texture
}
