import { expect, test } from 'vitest'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { storeInnEndpoint } from '#casino/players/profile/contract.ts'
import { launchProviderGame } from '../contract.ts'
import { openSession, studioHouse } from '../testing/studio-house.ts'

test('GA-004: under a licence that wants the taxpayer’s number a studio’s game opens nothing before it, and opens after it', async () => {
  const { t, close } = await studioHouse({ JURISDICTION: 'ua' })
  const { visitor } = await fundedPlayer(t, 100_000n)
  const launched = async () => (await visitor.call(launchProviderGame, { params: { slug: 'by-acme-coin' } })).body.data
  expect(await launched()).toMatchObject({ requestInn: true, url: '' })
  await visitor.call(storeInnEndpoint, { body: { inn: '3184710691' } })
  expect(await launched()).toMatchObject({ requestInn: false, url: expect.stringContaining('#token=') })
  expect(await openSession(t, visitor)).not.toBe('undefined')
  await close()
  await closeBalanced(t)
})
