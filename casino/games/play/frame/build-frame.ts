import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const project = fileURLToPath(new URL('../../../../', import.meta.url))

/** Where the build writes which files belong to which game, below its folder. */
export const frameManifest = '.vite/game-frame.json'

/**
 * Builds the document of the games into a folder, beside whatever stands there: a script for all games, one chunk for each,
 * PixiJS and the kit shared between them. It is a build of its own, because the document is no page of the site: it has
 * neither React nor the site's styles.
 */
export const buildFrame = async (folder: string): Promise<void> => {
  await build({
    root: project,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: 'assets/game',
      assetsInlineLimit: 0,
      manifest: frameManifest,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'casino/games/play/frame/main.ts' },
    },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFrame(process.argv[2] ?? `${project}build/client`)
