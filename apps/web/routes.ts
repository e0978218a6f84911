import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { webSlices } from './slices.ts'
import type { WebPage } from '../../kernel/web-slice.ts'

const pages = webSlices.flatMap((slice) => slice.pages ?? [])

const routeOf = ({ path, file }: WebPage): RouteConfigEntry =>
  path === '' ? index(`../../${file}`, { id: 'page:home' }) : route(path, `../../${file}`, { id: `page:${path}` })

/** Routes have no language prefix: each language is the same site under its own base path (apps/server/web). */
export default [
  ...pages.filter((page) => page.bare).map(routeOf),
  layout('shell/shell.tsx', { id: 'shell' }, [
    layout('shell/page-status.tsx', { id: 'page-status' }, [
      ...pages.filter((page) => !page.bare).map(routeOf),
      // The page endpoint decides what an address without a route is (RT-037, RT-077).
      route('*', 'shell/any-page.tsx', { id: 'any-page' }),
    ]),
  ]),
] satisfies RouteConfig
