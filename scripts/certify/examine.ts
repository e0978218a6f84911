import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createFakeHouse, type ExaminerSettings } from './fake-house.ts'
import { scenes } from './scenes.ts'

export interface SceneResult {
  readonly title: string
  readonly faults: readonly string[]
}

interface Examination extends ExaminerSettings {
  /** How long what has to come may take. */
  readonly patience_ms?: number
  /** Some of the scenes; all of them unless told otherwise. */
  readonly only?: (title: string) => boolean
  /** The port on which the examiner stands for the house; 0 takes any that is free. */
  readonly port?: number
  /** The studio's address; it is asked for when the examiner's own is known, for the studio has to know that. */
  readonly studioFor: (house_url: string) => Promise<string>
  /** Told of each scene as it ends. */
  readonly onScene?: (result: SceneResult) => void
}

/** Plays every scene against a studio's staging and says what it did wrong in each. */
export const examine = async ({
  patience_ms = 5_000,
  port = 0,
  only = () => true,
  studioFor,
  onScene,
  ...settings
}: Examination): Promise<readonly SceneResult[]> => {
  const house = createFakeHouse(settings)
  house.server.listen(port, '127.0.0.1')
  await once(house.server, 'listening')
  const { port: own_port } = house.server.address() as AddressInfo
  try {
    const url = (await studioFor(`http://localhost:${own_port}`)).replace(/\/+$/, '')
    const results: SceneResult[] = []
    for (const { title, play } of scenes.filter((scene) => only(scene.title))) {
      const faults = await play({ house, url, patience_ms }).catch((error: unknown) => [`the studio did not answer: ${String(error)}`])
      const result = { title, faults }
      results.push(result)
      onScene?.(result)
    }
    return results
  } finally {
    house.server.closeAllConnections()
    house.server.close()
  }
}
