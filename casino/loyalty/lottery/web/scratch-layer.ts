/** The width of a finger's trace. */
const trace_px = 44
/** Every so many pixels one is looked at: enough to say how much is off. */
const sample_px = 12

/** Covers a canvas with a silver layer, as sharp as the screen is. */
export const coverCanvas = (canvas: HTMLCanvasElement): void => {
  const { width, height } = canvas.getBoundingClientRect()
  const scale = window.devicePixelRatio || 1
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(scale, scale)
  const silver = context.createLinearGradient(0, 0, width, height)
  for (const [at, colour] of [
    [0, '#9aa4b5'],
    [0.35, '#dfe5ee'],
    [0.6, '#b4bdcb'],
    [1, '#8791a3'],
  ] as const)
    silver.addColorStop(at, colour)
  context.fillStyle = silver
  context.fillRect(0, 0, width, height)
  // A quiet print, so that one sees what is rubbed off.
  context.strokeStyle = 'rgb(255 255 255 / 0.35)'
  context.lineWidth = 2
  for (let x = -height; x < width; x += 22) {
    context.beginPath()
    context.moveTo(x, height)
    context.lineTo(x + height, 0)
    context.stroke()
  }
}

/** Takes the layer off around a point, in pixels of the page. */
export const rubAt = (canvas: HTMLCanvasElement, x: number, y: number): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  context.globalCompositeOperation = 'destination-out'
  context.beginPath()
  context.arc(x, y, trace_px / 2, 0, Math.PI * 2)
  context.fill()
}

/** How much of the layer is off, from 0 to 1. */
export const rubbedShare = (canvas: HTMLCanvasElement): number => {
  const context = canvas.getContext('2d')
  const { width, height } = canvas
  if (!context || width === 0 || height === 0) return 1
  const { data } = context.getImageData(0, 0, width, height)
  let [off, all] = [0, 0]
  for (let y = 0; y < height; y += sample_px)
    for (let x = 0; x < width; x += sample_px) {
      all += 1
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) off += 1
    }
  return off / all
}
