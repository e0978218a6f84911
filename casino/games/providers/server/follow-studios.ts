import { Compile } from 'typebox/compile'
import { reloadCatalogue, writeStudioGames } from '#casino/games/lobby/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { OfferedGames } from '../contract.ts'
import { silent_after } from '../rules.ts'
import { askStudio } from './ask-studio.ts'
import { rememberGames } from './offered-spins.ts'
import { addProviders, keepOffered, noteAnswer, noteSilence, readGames, readProvider, readProviders } from './provider-store.ts'
import { type GameProvider, gameProviders } from './settings.ts'

const offered = Compile(OfferedGames)

/** Lists in the catalogue what can be played: offered by the studio, opened by an operator, switched on. */
export const listGames = async (tx: Tx, house: House, provider: string, studio: string | null): Promise<void> => {
  const is_on = house.config.of(gameProviders).has(provider) && (await readProvider(tx, provider))?.is_on === true
  const games = (await readGames(tx, provider)).filter((game) => is_on && game.is_offered && game.is_open)
  await writeStudioGames(tx, { slug: provider, name: studio }, games, house.clock.now())
}

/** Asks a studio what it offers: its answer is the list of its games, and that it is there. */
const follow = async (house: House, provider: GameProvider): Promise<void> => {
  const { name } = provider
  try {
    const { studio, games } = await askStudio(house, provider, '/openhouse/games/', offered)
    await inTransaction(house.db, async (tx) => {
      // Nobody has looked at a game that has just come; a demo house shows what there is.
      await keepOffered(tx, name, games, house.config.demo)
      await listGames(tx, house, name, studio)
    })
    await noteAnswer(house.db, name, house.clock.now())
    await reloadCatalogue(house)
    await rememberGames(house)
  } catch (error) {
    const failures = await noteSilence(house.db, name)
    if (failures === silent_after) house.log.error({ provider: name, err: error }, 'a studio does not answer: its games are not opened')
    else house.log.warn({ provider: name, err: error }, 'a studio did not answer')
  }
}

/** Asks every studio of the configuration; one that is silent holds up no other. */
export const followStudios = async (house: House): Promise<void> => {
  await Promise.all([...house.config.of(gameProviders).values()].map((provider) => follow(house, provider)))
}

/** Makes the rows of studios that are configured and asks them for the first time, and takes games off the lists whose studio is gone. */
export const beginWithStudios = async (house: House): Promise<void> => {
  await addProviders(house.db, [...house.config.of(gameProviders).keys()])
  const gone = (await readProviders(house.db)).filter(({ name }) => !house.config.of(gameProviders).has(name))
  if (gone.length > 0)
    await inTransaction(house.db, async (tx) => {
      for (const { name } of gone) await listGames(tx, house, name, null)
    })
  await followStudios(house)
}
