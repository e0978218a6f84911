import type { CampaignKind, KindStep } from '#casino/campaigns/campaigns/extensions.ts'
import { kyivDay } from '#kernel/clock/kyiv-day.ts'
import type { Amounts } from '#kernel/contract/amounts.ts'

export const taskTypes = ['bet', 'deposit', 'spins'] as const
export type TaskType = (typeof taskTypes)[number]

const typesByGoal: Readonly<Record<string, TaskType>> = {
  bets: 'bet',
  deposits: 'deposit',
  rounds: 'spins',
  wins: 'spins',
  multiples: 'spins',
}

/** SA-011: the type of a task by what it counts; undefined of what is no task of a marathon. */
export const typeOfGoal = (kind: string): TaskType | undefined => typesByGoal[kind]

/** The most that a task may ask to deposit. */
export const most_deposit: Amounts = { UAH: 10_000, USD: 250, EUR: 250, USDT: 2_500_000 }

/** The step that counts every day. */
export const final_step = 'final'

interface Named {
  readonly name: string
  readonly goal: { readonly kind: string; readonly of?: readonly string[] }
}

export interface Day<S> {
  readonly number: number
  readonly step: S
  readonly tasks: readonly S[]
}

/** The days of a marathon as its document has them: each is a step that counts its tasks, and `final` counts the days. */
export const daysOf = <S extends Named>(steps: readonly S[]): { readonly days: readonly Day<S>[]; readonly final: S | undefined } => ({
  days: steps
    .filter(({ name, goal }) => goal.kind === 'steps' && name !== final_step)
    .map((step, index) => ({
      number: index + 1,
      step,
      tasks: (step.goal.of ?? []).flatMap((name) => steps.find((one) => one.name === name) ?? []),
    })),
  final: steps.find(({ name }) => name === final_step),
})

const same = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ')
const isAfter = (date: string | undefined, other: string | undefined): boolean => date !== undefined && date === other

/** Days of Kyiv's calendar, each right after the one before; the first one begins with the marathon. */
const calendarFaults = (days: readonly Day<KindStep>[]): string[] =>
  days.flatMap(({ number, step, tasks }, index) => {
    const ends_at = new Date(step.ends_at ?? 0)
    const midnight = kyivDay(ends_at, 0).from
    const starts = index === 0 || isAfter(step.starts_at, days[index - 1]?.step.ends_at)
    const is_one_day = index === 0 || isAfter(step.starts_at, kyivDay(ends_at, -1).from.toISOString())
    const is_with_tasks = tasks.every((task) => task.starts_at === step.starts_at && task.ends_at === step.ends_at)
    return ends_at.getTime() === midnight.getTime() && starts && is_one_day && is_with_tasks
      ? []
      : [`day ${number}: it and its tasks are one day of Kyiv’s calendar, right after the day before`]
  })

/** Nobody needs a deposit to do a day, and none asks for more than a little. */
const depositFaults = ({ number, step, tasks }: Day<KindStep>): string[] => {
  const deposits = tasks.filter(({ goal }) => goal.kind === 'deposits')
  const is_small = deposits.every(
    ({ goal: { count, least } }) =>
      count === 1 &&
      least !== undefined &&
      (Object.keys(most_deposit) as (keyof Amounts)[]).every((one) => least[one] <= most_deposit[one]),
  )
  return [
    ...(tasks.length - deposits.length >= step.goal.count ? [] : [`day ${number}: it can be done without a deposit`]),
    ...(is_small ? [] : [`day ${number}: it asks for one deposit at most, and a small one`]),
  ]
}

/** SA-011: what makes a track a marathon. */
export const faultsOfMarathon: CampaignKind['faultsOf'] = ({ boards, draws = [], tracks = [] }) => {
  const [main] = tracks
  const spec = tracks.length === 1 && main?.name === 'main' ? main.spec : undefined
  const steps = spec?.steps ?? []
  const { days, final } = daysOf(steps)
  const tasks = days.flatMap((day) => day.tasks)
  const is_each_once = tasks.length + days.length + 1 === steps.length && new Set(tasks).size === tasks.length
  return [
    ...(boards.length === 0 && draws.length === 0 && spec ? [] : ['parts: a marathon has one track, called main, and nothing else']),
    ...(spec?.entry === 'subscribe' && spec.claim === 'by-hand' && spec.repeat === 'once'
      ? []
      : ['main: players take part by their own word, once, and take a day’s prize by hand']),
    ...(days.length > 0 && is_each_once && tasks.every(({ goal, reward }) => typeOfGoal(goal.kind) && !reward)
      ? []
      : ['main: every task is bets, deposits or rounds of one day, and has no prize of its own']),
    ...(days.every(({ step }) => step.reward && step.claim !== 'by-itself') ? [] : ['main: every day has a prize that is taken by hand']),
    ...(final?.goal.count === days.length &&
    same(
      final.goal.of ?? [],
      days.map(({ step }) => step.name),
    ) &&
    final.reward &&
    final.claim === 'by-itself'
      ? []
      : ['main: the step final counts every day, and its prize comes by itself']),
    ...calendarFaults(days),
    ...days.flatMap(depositFaults),
  ]
}
