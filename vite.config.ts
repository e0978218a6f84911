import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

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
        'apps/web/(?:root|shell/(?:shell|page-status|site-top-bar|site-logo|logo-sprite|document-head|navigation-progress)\\.tsx)',
        'kernel/web/(?:document|profile-tabs|server-context|modals/modals|state/(?:store|app-state)|texts/(?:use-text|format-message|create-translate))',
        'kernel/web/page/(?:client-load-page|load-page|navigation|page-components|page-path)',
        'ui/(?:class-names|button|button-class|spinner|icon-button|badge|hero|art/art-src|fonts/preload|layout/(?:app-shell|top-bar|page-container))\\.tsx?',
      ].join('|'),
    ),
  },
  {
    name: 'beside',
    test: /kernel\/web\/(?:api|browser|notices|openers|popups|modals\/(?:modal-history|find-modal)|page\/(?:fetch-page|guest-page-cache)|state\/(?:reload-main|unauthorized-event|theme))|apps\/web\/(?:slices|browser\/(?:start-browser|modal-steps|openers)|modals\/registry|shell\/(?:slice|site-rail|site-bottom-nav|site-footer|menu-|preferences|notices))|casino\/.*\/web\/index\.ts/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'apps/web/public',
  optimizeDeps: { entries: ['apps/web/**/*.{ts,tsx}', 'casino/**/web/**/*.{ts,tsx}', 'kernel/web/**/*.{ts,tsx}', 'ui/*.tsx'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
