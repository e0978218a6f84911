import { demoSpins as spins, demoStakes as stakes, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'

type Part = CampaignDocument['boards'][number]
type Spec = Part['spec']

const hour_ms = 3_600_000

/** A prize of so many hryvnias, and what stands for it in the other currencies: named, not converted, so no rate moves it. */
const amounts = (hryvnias: number, dollars: number) => ({
  UAH: hryvnias * 100,
  USD: dollars * 100,
  EUR: dollars * 100,
  USDT: dollars * 1_000_000,
})

/** Scratch tickets for the places of a stage. */
const ticket = (type: 'gold' | 'regular') => ({ kind: 'lottery-ticket', content: { type, count: 1 } })

/** What stages of the league have in common. */
const stageSpec: Spec = {
  games: ['golden-orchard', 'carpathian-nights', 'cossack-treasure'],
  stakes,
  score: { kind: 'multiple', within_attempt: 'sum' },
  attempts: 2,
  rounds_per_attempt: 25,
  extra_attempts: 1,
  entry: 'play',
  prizes: [
    { places: '1', amounts: amounts(600, 15) },
    { places: '2-5', amounts: amounts(200, 5) },
  ],
}

const stagePoints: Spec['points_for_places'] = [
  { places: '1', points: 100 },
  { places: '2-5', points: 60 },
  { places: '6-20', points: 30 },
  { places: '21-100', points: 10 },
]

const stage = (name: string, title: Part['title'], starts: Date, ends: Date): Part => ({
  name,
  ...(title && { title }),
  starts_at: starts.toISOString(),
  ends_at: ends.toISOString(),
  feeds: 'main',
  spec: {
    ...stageSpec,
    points_for_places: stagePoints,
    additional_prizes: [
      { places: '1', prize: ticket('gold') },
      { places: '2-5', prize: ticket('regular') },
    ],
  },
})

const everywhere = { brands: [], jurisdictions: [], budget: amounts(20_000, 500) }

const league = (begin: Date): CampaignDocument => {
  const at = (hours: number) => new Date(begin.getTime() + hours * hour_ms)
  return {
    slug: 'carpathian-league',
    kind: 'tournament',
    title: { uk: 'Карпатська ліга', ru: 'Карпатская лига', en: 'Carpathian league' },
    repeat_title: {
      uk: 'Карпатська ліга, сезон {number}',
      ru: 'Карпатская лига, сезон {number}',
      en: 'Carpathian league, season {number}',
    },
    text: {
      uk: 'Три етапи, загальна таблиця і головні призи за неї.',
      ru: 'Три этапа, общая таблица и главные призы за неё.',
      en: 'Three stages, an overall table, and the main prizes for it.',
    },
    starts_at: begin.toISOString(),
    ends_at: at(72).toISOString(),
    ...everywhere,
    boards: [
      {
        name: 'main',
        spec: {
          ...stageSpec,
          games: [],
          extra_attempts: 0,
          prizes: [
            { places: '1', amounts: amounts(3_000, 75) },
            { places: '2-3', amounts: amounts(1_500, 40) },
            { places: '4-10', amounts: amounts(400, 10) },
          ],
          additional_prizes: [{ places: '1-3', by_currency: spins(30) }],
        },
      },
      stage('stage-1', { uk: 'Підніжжя', ru: 'Подножие', en: 'Foothills' }, begin, at(24)),
      stage('stage-2', { uk: 'Полонина', ru: 'Полонина', en: 'High meadow' }, at(24), at(48)),
      stage('stage-3', { uk: 'Вершина', ru: 'Вершина', en: 'Summit' }, at(48), at(72)),
    ],
    settings: { mode: 'points' },
  }
}

/** A pot beside the places: small, and by a chance that is the same for every round. */
const jackpot = (games: readonly string[]): CampaignDocument['draws'] => [
  {
    name: 'jackpot',
    spec: {
      outcomes: [
        {
          name: 'jackpot',
          title: { uk: 'Джекпот турніру', ru: 'Джекпот турнира', en: 'The tournament’s jackpot' },
          weight: 1,
          stock: 3,
          pot: { seed: amounts(400, 10), most: amounts(4_000, 100), share_millionths: 2_000 },
        },
      ],
      nothing_weight: 19_999,
      rounds: { games: [...games], stakes },
    },
  },
]

/** One table, one rule: what most tournaments are. A new one is a call of this, or a file like what it gives. */
const single = (
  slug: string,
  title: CampaignDocument['title'],
  text: CampaignDocument['text'],
  window: { readonly begin: Date; readonly hours: number },
  rule: Pick<Spec, 'games' | 'score'> & { readonly mode: 'points' | 'coefficients'; readonly has_jackpot?: true },
): CampaignDocument => ({
  slug,
  kind: 'tournament',
  title,
  repeat_title: { uk: `${title.uk} № {number}`, ru: `${title.ru} № {number}`, en: `${title.en} no. {number}` },
  text,
  starts_at: window.begin.toISOString(),
  ends_at: new Date(window.begin.getTime() + window.hours * hour_ms).toISOString(),
  ...everywhere,
  boards: [
    {
      name: 'main',
      spec: {
        games: rule.games,
        stakes,
        score: rule.score,
        attempts: 3,
        rounds_per_attempt: 30,
        extra_attempts: 1,
        entry: 'play',
        prizes: [
          { places: '1', amounts: amounts(1_000, 25) },
          { places: '2', amounts: amounts(600, 15) },
          { places: '3-10', amounts: amounts(150, 4) },
        ],
      },
    },
  ],
  ...(rule.has_jackpot && { draws: jackpot(rule.games) }),
  settings: { mode: rule.mode },
})

/** Demo tournaments: of stages, of one table by each rule of the closed list that pays for luck, and one that is still to come. */
export const demoTournaments = (now: Date): readonly CampaignDocument[] => {
  const begin = new Date(Math.ceil(now.getTime() / 1_000) * 1_000 + 2_000)
  const later = (hours: number) => new Date(begin.getTime() + hours * hour_ms)
  return [
    league(begin),
    single(
      'high-jump',
      { uk: 'Високий стрибок', ru: 'Высокий прыжок', en: 'High jump' },
      {
        uk: 'Рахується один найкращий раунд: у скільки разів він повернув свою ставку.',
        ru: 'Считается один лучший раунд: во сколько раз он вернул свою ставку.',
        en: 'One best round counts: how many times its stake it returned.',
      },
      { begin, hours: 48 },
      {
        mode: 'coefficients',
        games: ['golden-orchard', 'cossack-treasure'],
        score: { kind: 'multiple', within_attempt: 'best' },
        has_jackpot: true,
      },
    ),
    single(
      'ladder',
      { uk: 'Драбина', ru: 'Лестница', en: 'Ladder' },
      {
        uk: 'Очки за таблицею: що вищий множник раунду, то більше.',
        ru: 'Очки по таблице: чем выше множитель раунда, тем больше.',
        en: 'Points by a table: the higher a round’s multiple, the more.',
      },
      { begin, hours: 24 },
      {
        mode: 'points',
        games: ['carpathian-nights'],
        score: {
          kind: 'coefficients',
          within_attempt: 'sum',
          table: [
            { from_hundredths: 200, points: 1 },
            { from_hundredths: 500, points: 3 },
            { from_hundredths: 1_000, points: 8 },
            { from_hundredths: 5_000, points: 50 },
          ],
        },
      },
    ),
    single(
      'streak',
      { uk: 'Поспіль', ru: 'Подряд', en: 'In a row' },
      {
        uk: 'Рахується найдовша серія виграшів поспіль.',
        ru: 'Считается самая длинная серия выигрышей подряд.',
        en: 'Your longest run of wins counts.',
      },
      { begin: later(20), hours: 24 },
      { mode: 'points', games: ['golden-orchard'], score: { kind: 'wins-in-a-row', within_attempt: 'best' } },
    ),
  ]
}
