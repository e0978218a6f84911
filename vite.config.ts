import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { textsWithTheirCode, withoutRequirementRows } from './scripts/start/web-build-steps.ts'

/**
 * Many small files compress badly and cost a request each. What the first screen needs comes in two; what works beside
 * the pages, right after it, in a third. What a group names must not be wanted earlier or later than the rest of it.
 */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    test: new RegExp(
      [
        'apps/web/(?:root|shell/(?:shell|page-status|site-top-bar|site-logo|logo-sprite|document-head)\\.tsx)',
        'kernel/web/(?:document|every-web-slice|server-context|modals/modals|state/(?:store|app-state|players-gone)|texts/(?:use-text|format-message|create-translate|load-texts))',
        'kernel/web/page/(?:client-load-page|early-calls|load-page|navigation|page-components|page-path)',
        'ui/(?:class-names|button|button-class|spinner|icon-button|badge|hero|art/art-src|fonts/preload|layout/(?:app-shell|top-bar|page-container))\\.tsx?',
      ].join('|'),
    ),
  },
  {
    name: 'beside',
    test: /kernel\/(?:extensions|web\/shell\/extensions)|kernel\/web\/(?:api|browser|cookies|notices|openers|popups|modals\/(?:modal-history|find-modal)|page\/(?:fetch-page|guest-page-cache|load-view)|state\/(?:reload-main|visitor|unauthorized-event|theme)|texts\/with-texts)|apps\/web\/(?:slices|browser\/(?:start-browser|modal-steps|openers)|modals\/registry|shell\/(?:slice|site-rail|site-bottom-nav|site-footer|menu-|preferences|notices))|casino\/.*\/(?:web\/index|extensions)\.ts/,
  },
]

/**
 * A module whose preload failed stays failed for the life of the page: browsers keep that answer, and no later import asks again. What is
 * loaded on demand is therefore asked for by its import alone, which may be repeated (ER-008); its styles come ahead of it.
 */
const preloadedFiles = (_file: string, dependencies: string[], { hostType }: { readonly hostType: 'html' | 'js' }): string[] =>
  hostType === 'js' ? dependencies.filter((file) => file.endsWith('.css')) : dependencies

export default defineConfig({
  plugins: [textsWithTheirCode(), withoutRequirementRows(), tailwindcss(), reactRouter()],
  publicDir: 'apps/web/public',
  optimizeDeps: { entries: ['apps/web/**/*.{ts,tsx}', 'casino/**/web/**/*.{ts,tsx}', 'kernel/web/**/*.{ts,tsx}', 'ui/*.tsx'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
  },
})
