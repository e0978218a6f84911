import type { Config } from '@react-router/dev/config'
import { compressAssets } from './apps/server/web/compress-assets.ts'

export default {
  appDirectory: 'apps/web',
  buildDirectory: 'build',
  ssr: true,
  // All routes come with the first page: a request per discovered link would cost more than their few bytes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
