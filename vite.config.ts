import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** One module for server and routes: two copies of its token would not know each other. */
const shared = ['#kernel/web/server-context.ts']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'apps/web/public',
  ssr: { external: shared },
  optimizeDeps: { entries: ['apps/web/**/*.{ts,tsx}', 'casino/**/web/**/*.{ts,tsx}', 'kernel/web/**/*.{ts,tsx}', 'ui/*.tsx'] },
  environments: { ssr: { build: { rolldownOptions: { external: shared } } } },
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0 },
})
