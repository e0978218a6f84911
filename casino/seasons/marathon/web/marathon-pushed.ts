import type { PushApp } from '#kernel/web-slice.ts'
import type { Marathon, MarathonDay, MarathonMessage } from '../contract.ts'
import { marathon_key, refreshMarathon } from './marathon-query.ts'

const refresh_after_ms = 2_000
let waiting: ReturnType<typeof setTimeout> | undefined

const after = (day: MarathonDay, { completed, prizeAssigned, tasks }: MarathonMessage): MarathonDay => ({
  ...day,
  completed,
  prizeAssigned,
  state: completed ? 'done' : day.state,
  count: Math.min(day.needed, tasks.filter((task) => task.completed).length),
  tasks: day.tasks.map((task) => ({ ...task, ...tasks.find(({ id }) => id === task.id) })),
})

/** RTM-075, SA-010: the day's flags and tasks follow the message at once; the final prize and what is left are read anew a little later. */
export const handle = (message: { readonly data: unknown }, { queryClient }: Pick<PushApp, 'queryClient'>): void => {
  const told = message.data as MarathonMessage
  queryClient.setQueryData(marathon_key, (known) => {
    const marathon = known as Marathon | null | undefined
    return marathon && { ...marathon, days: marathon.days.map((day) => (day.dayNumber === told.dayNumber ? after(day, told) : day)) }
  })
  waiting ??= setTimeout(() => {
    waiting = undefined
    void refreshMarathon()
  }, refresh_after_ms)
}
