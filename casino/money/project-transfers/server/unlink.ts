import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import type { ProjectsDesk, unlinkProject } from '../contract.ts'
import { unlinkCall } from '../door.ts'
import { askProject } from './ask-project.ts'
import { endLink, linksOf } from './link-store.ts'
import { projectNamed } from './projects.ts'
import { projectsDesk } from './projects-desk.ts'
import { projectSettings } from './settings.ts'

const tell_job = 'money/project-transfers.tell-unlinked'

/** Ends the link here at once; the other house hears of it, and until it does refuses nothing that this one would not refuse too. */
export const unlink = async ({ house, player_id, params }: Call<typeof unlinkProject>): Promise<{ data: ProjectsDesk }> => {
  const project = projectNamed(house, params.project)
  const link = (await linksOf(house.db, player_id)).find((one) => one.project === project.name)
  if (link) {
    await endLink(house.db, link.project, link.id, house.clock.now())
    await house.jobs.send(tell_job, { project: link.project, link: link.id }, { key: link.id })
  }
  return { data: await projectsDesk(house, player_id) }
}

const tell = async (data: unknown, house: House): Promise<void> => {
  const { project: name, link } = data as { project: string; link: string }
  const project = house.config.of(projectSettings).others.get(name)
  if (project) await askProject(house, project, unlinkCall, { link })
}

export const unlinkJobs: readonly JobDeclaration[] = [{ name: tell_job, run: tell }]
