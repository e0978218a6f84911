import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { type Project, projectSettings } from './settings.ts'

/** A project of the configuration. Refuses `project-unknown` (404). */
export const projectNamed = (house: House, name: string): Project =>
  house.config.of(projectSettings).others.get(name) ?? refuse('project-unknown', {}, 404)

/** What players know a project by; of one that left the configuration, its name. */
export const titleOf = (house: House, name: string): string => {
  const project = house.config.of(projectSettings).others.get(name)
  return project ? new URL(project.url).host : name
}

/** What players know the projects of the configuration by; empty without any. */
export const projectHosts = ({ config }: House): readonly string[] =>
  [...config.of(projectSettings).others.values()].map(({ url }) => new URL(url).host)

/** The account of the ledger in which money between the two houses stands: here as `clearing:project-beta`, there as `clearing:project-alpha`. */
export const clearingName = (project: string): string => `project-${project}`
