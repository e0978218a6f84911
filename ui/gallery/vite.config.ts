import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A development page: `npx vite ui/gallery`. `?brand=king&theme=light&page=forms` selects what it shows. */
export default defineConfig({
  root: folder('.'),
  publicDir: folder('../../apps/web/public'),
  cacheDir: folder('../../node_modules/.vite-gallery'),
  server: { fs: { allow: [folder('../..')] } },
  plugins: [tailwindcss()],
})
