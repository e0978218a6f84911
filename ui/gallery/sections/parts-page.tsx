import { CircleHelp, Star } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { Amount } from '../../amount.tsx'
import { Avatar } from '../../avatar.tsx'
import { Badge } from '../../badge.tsx'
import { Button } from '../../button.tsx'
import { Card } from '../../card.tsx'
import { Disclosure } from '../../disclosure.tsx'
import { EmptyState } from '../../empty-state.tsx'
import { ErrorState } from '../../error-state.tsx'
import { IconButton } from '../../icon-button.tsx'
import { Illustration } from '../../illustration.tsx'
import { PageContainer } from '../../layout/page-container.tsx'
import { PageHeading } from '../../layout/page-heading.tsx'
import { Progress } from '../../progress.tsx'
import { SkeletonRow, SkeletonText } from '../../skeleton.tsx'
import { Table } from '../../table.tsx'
import { Tabs } from '../../tabs.tsx'
import { ToastRegion } from '../../toast-region.tsx'
import { Tooltip } from '../../tooltip.tsx'
import { money } from './samples.tsx'

const Dialog = lazy(() => import('../../dialog.tsx').then((file) => ({ default: file.Dialog })))
const Sheet = lazy(() => import('../../sheet.tsx').then((file) => ({ default: file.Sheet })))

const rows = [
  { id: 1, player: 'oksana', points: 12840, prize_minor: 2500000 },
  { id: 2, player: 'danylo', points: 11210, prize_minor: 1500000 },
  { id: 3, player: 'їжачок', points: 9050, prize_minor: 1000000 },
  { id: 12, player: 'Ви', points: 3120, prize_minor: 100000 },
]

const RaceTable = () => (
  <Card heading="Таблиця перегонів" aside={<Badge tone="positive">Наживо</Badge>} flush>
    <Table
      caption="Таблиця перегонів"
      rows={rows}
      rowKey={(row) => row.id}
      isMarked={(row) => row.id === 12}
      columns={[
        {
          key: 'player',
          heading: 'Гравець',
          title: true,
          cell: (row) => (
            <span className="flex items-center gap-3">
              <span className="amount w-6 text-ink-soft">{row.id}</span>
              <Avatar handle={row.player} size="sm" />
              {row.player}
            </span>
          ),
        },
        { key: 'points', heading: 'Очки', numeric: true, cell: (row) => row.points },
        {
          key: 'prize',
          heading: 'Приз',
          numeric: true,
          cell: (row) => <Amount amount_minor={row.prize_minor} {...money} trim className="font-bold text-accent-ink" />,
        },
      ]}
    />
  </Card>
)

const Windows = () => {
  const [open, setOpen] = useState<'dialog' | 'sheet' | undefined>(
    (['dialog', 'sheet'] as const).find((name) => name === new URLSearchParams(location.search).get('open')),
  )
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Вікно
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        Шторка
      </Button>
      <Suspense>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Скасувати виведення?"
          description="Кошти повернуться на баланс одразу."
          close_label="Закрити"
          size="sm"
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                Залишити
              </Button>
              <Button variant="danger" onClick={close}>
                Скасувати виведення
              </Button>
            </>
          }
        >
          <p>Заявка на 1 500 ₴ створена 20.11.2026 о 14:05.</p>
        </Dialog>
        <Sheet
          open={open === 'sheet'}
          onClose={close}
          title="Фільтри"
          close_label="Закрити"
          footer={
            <Button wide onClick={close}>
              Показати 18 ігор
            </Button>
          }
        >
          <SkeletonText lines={6} />
        </Sheet>
      </Suspense>
    </div>
  )
}

const History = () => {
  const [tab, setTab] = useState<'rounds' | 'bets' | 'money'>('rounds')
  return (
    <Card>
      <Tabs
        label="Історія"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'rounds', label: 'Раунди', count: 128 },
          { value: 'bets', label: 'Ставки' },
          { value: 'money', label: 'Платежі' },
        ]}
      >
        <EmptyState picture={<Illustration name="no-history" />} heading="Тут поки порожньо" action={<Button>До ігор</Button>}>
          Кожен раунд з’явиться тут із номером, який можна назвати підтримці.
        </EmptyState>
      </Tabs>
    </Card>
  )
}

const SmallThings = () => (
  <Card heading="Дрібниці">
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {(['neutral', 'accent', 'second', 'positive', 'negative', 'warning', 'info'] as const).map((tone) => (
          <Badge key={tone} tone={tone} icon={<Star aria-hidden="true" />}>
            {tone}
          </Badge>
        ))}
      </div>
      <Progress label="Відіграно" value={250} max={1000} />
      <Progress label="Рівень" value={70} max={100} tone="positive" />
      <div className="flex flex-wrap items-center gap-3">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size, index) => (
          <Avatar key={size} size={size} handle={['oksana', 'danylo', 'їжачок', 'mavka'][index] ?? ''} />
        ))}
        <Tooltip text="Частка ставок, що повертається гравцям за довгий час">
          {(trigger) => <IconButton {...trigger} label="Що таке RTP" icon={<CircleHelp aria-hidden="true" />} />}
        </Tooltip>
        <IconButton variant="filled" label="Сповіщення" count={5} icon={<Star aria-hidden="true" />} />
      </div>
    </div>
  </Card>
)

export const PartsPage = () => {
  return (
    <PageContainer>
      <PageHeading heading="Частини" text="Таблиці, вкладки, стани." aside={<Windows />} />
      <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-2">
        <RaceTable />
        <History />
        <Card heading="Завантаження" aria-busy="true" flush>
          <SkeletonRow />
          <SkeletonRow />
          <div className="p-4">
            <SkeletonText />
          </div>
        </Card>
        <Card>
          <ErrorState
            picture={<Illustration name="offline" />}
            heading="Немає зв’язку"
            action={<Button variant="secondary">Спробувати ще раз</Button>}
            reference="№ 8f2c-19a0"
          >
            Перевірте інтернет. Ваші кошти та раунд збережено.
          </ErrorState>
        </Card>
        <SmallThings />
        <div className="flex flex-col gap-2">
          <Disclosure summary="Як перевірити чесність раунду?" open name="faq">
            Кожен раунд можна перерахувати із двох зерен і номера.
          </Disclosure>
          <Disclosure summary="Скільки триває виплата?" name="faq">
            Зазвичай кілька хвилин.
          </Disclosure>
        </div>
      </div>
      {new URLSearchParams(location.search).has('toasts') && (
        <ToastRegion
          label="Повідомлення"
          dismiss_label="Закрити"
          more_label={(count) => `Ще ${count}`}
          fold_label="Згорнути"
          is_open={false}
          onToggle={() => undefined}
          onDismiss={() => undefined}
          onAttention={() => undefined}
          onFocusLost={() => undefined}
          toasts={[
            { id: 1, tone: 'positive', heading: 'Баланс поповнено', text: '+500,00 ₴' },
            { id: 2, tone: 'negative', heading: 'Ставку не прийнято', text: 'Коефіцієнт змінився. Перевірте купон.' },
          ]}
        />
      )}
    </PageContainer>
  )
}
