import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const project = fileURLToPath(new URL('../../../../', import.meta.url))

/** File in the output folder that lists which files belong to which game. */
export const frameManifest = '.vite/game-frame.json'

/**
 * Asks V8 to compile every function as the script arrives, beside the main thread. Compiled one by one, as they are first called, the forty of a first
 * press took 17 ms of a slow phone in one frame. Other browsers read a comment.
 */
const compile_ahead = '//# allFunctionsCalledOnLoad'

/**
 * Builds the games' document into a folder, without touching other files in it: one script for all games, one chunk per game,
 * PixiJS and the kit as shared chunks. It is a build of its own because the document is not a page of the site: it has neither
 * React nor the site's styles.
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
      rolldownOptions: { input: 'casino/games/play/frame/main.ts', output: { postBanner: compile_ahead } },
    },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFrame(process.argv[2] ?? `${project}build/client`)
