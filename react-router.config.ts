import type { Config } from '@react-router/dev/config'
import { compressAssets } from './apps/server/web/compress-assets.ts'
import { buildFrame } from './casino/games/play/frame/build-frame.ts'

export default {
  appDirectory: 'apps/web',
  buildDirectory: 'build',
  ssr: true,
  // A page in one piece: its loader is a line, and a file of its own for that line is a request too many.
  splitRouteModules: false,
  // A page brings its own routes: what every page weighs does not grow with the number of pages.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`
    await buildFrame(folder)
    await compressAssets(folder)
  },
} satisfies Config
