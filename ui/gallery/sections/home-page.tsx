import { Dices, Flame, Gift, History, House, Menu, Search, ShieldCheck, Sparkles, Trophy, User, Volleyball } from 'lucide-react'
import { heroSrc } from '../../art/art-src.ts'
import { ArtIcon } from '../../art-icon.tsx'
import { Avatar } from '../../avatar.tsx'
import { Badge } from '../../badge.tsx'
import { Balance } from '../../balance.tsx'
import { BrandLogo } from '../../brand-logo.tsx'
import { Button } from '../../button.tsx'
import { Chip } from '../../chip.tsx'
import { Countdown } from '../../countdown.tsx'
import { Hero } from '../../hero.tsx'
import { AppShell } from '../../layout/app-shell.tsx'
import { BottomNav, bottomNavItemClass } from '../../layout/bottom-nav.tsx'
import { Footer, footerActionClass, footerLinkClass } from '../../layout/footer.tsx'
import { NavItem } from '../../layout/nav-item.tsx'
import { PageContainer } from '../../layout/page-container.tsx'
import { RailGroup, SideRail, railItemClass } from '../../layout/side-rail.tsx'
import { TopBar } from '../../layout/top-bar.tsx'
import { LoadMore } from '../../load-more.tsx'
import { Rail } from '../../rail.tsx'
import { Segmented } from '../../segmented.tsx'
import { SkeletonTile } from '../../skeleton.tsx'
import { TextField } from '../../text-field.tsx'
import { TileGrid } from '../../tile-grid.tsx'
import type { BrandName } from '../../tokens/roles.ts'
import { SampleTile, money } from './samples.tsx'

const places = [
  { key: 'home', label: 'Головна', icon: <House />, count: 0 },
  { key: 'casino', label: 'Казино', icon: <Dices />, count: 0 },
  { key: 'sport', label: 'Спорт', icon: <Volleyball />, count: 0 },
  { key: 'races', label: 'Перегони', icon: <Trophy />, count: 0 },
  { key: 'bonuses', label: 'Бонуси', icon: <Gift />, count: 3 },
]

const mine = [
  { key: 'history', label: 'Історія', icon: <History />, count: 0 },
  { key: 'safe', label: 'Відповідальна гра', icon: <ShieldCheck />, count: 0 },
]

const RailLinks = ({ list }: { readonly list: typeof places }) =>
  list.map((place) => (
    <a key={place.key} href={`#${place.key}`} className={railItemClass} aria-current={place.key === 'casino' ? 'page' : undefined}>
      <NavItem icon={place.icon} label={place.label} count={place.count} count_label="3 нові" />
    </a>
  ))

const Race = () => (
  <section className="grid gap-4 rounded-2xl bg-surface-1 bg-glow p-5 shadow-low inset-ring inset-ring-line md:grid-cols-[auto_1fr_auto] md:items-center md:p-6">
    <ArtIcon name="trophy" size={72} />
    <div>
      <Badge tone="positive">Триває</Badge>
      <h2 className="mt-2 text-2xl font-extrabold">Осінні перегони</h2>
      <p className="text-ink-soft">Призовий фонд 100 000 ₴ на 50 місць. Ви на 12-му.</p>
    </div>
    <div className="flex flex-col gap-3 md:items-end">
      <Countdown label="До завершення" remaining_ms={93_784_000} units={{ days: 'д', hours: 'год', minutes: 'хв', seconds: 'с' }} />
      <Button variant="secondary">Таблиця</Button>
    </div>
  </section>
)

const SampleFooter = ({ brand }: { readonly brand: BrandName }) => (
  <Footer
    logo={<BrandLogo brand={brand} size="sm" />}
    columns={['Ігри', 'Клуб', 'Допомога', 'Про нас'].map((heading) => ({
      heading,
      links: ['Слоти', 'Рулетка', 'Нові ігри'].map((text) => ({
        key: text,
        link: (
          <a href="#x" className={footerLinkClass}>
            {text}
          </a>
        ),
      })),
    }))}
    responsible={{
      age: '21+',
      heading: 'Грайте в задоволення',
      text: 'Гра — це розвага, а не заробіток. Встановіть ліміт або зробіть перерву, коли захочете.',
      actions: (
        <>
          <a href="#limits" className={footerActionClass}>
            Мої ліміти
          </a>
          <a href="#break" className={footerActionClass}>
            Зробити перерву
          </a>
        </>
      ),
    }}
    settings={
      <Segmented
        label="Мова"
        size="sm"
        value="uk"
        onChange={() => undefined}
        options={[
          { value: 'uk', label: 'Укр' },
          { value: 'ru', label: 'Рус' },
          { value: 'en', label: 'Eng' },
        ]}
      />
    }
    legal="Ліцензія КРАІЛ. Участь в азартних іграх може викликати ігрову залежність. Дотримуйтесь принципів відповідальної гри."
  />
)

const SampleTop = ({ brand }: { readonly brand: BrandName }) => (
  <TopBar
    logo={
      <a href="#home" aria-label="На головну">
        <BrandLogo brand={brand} part="mark" size="sm" className="sm:hidden" />
        <BrandLogo brand={brand} size="sm" className="hidden sm:block" />
      </a>
    }
    search={<TextField label="Пошук ігор" label_hidden placeholder="Пошук ігор і студій" start={<Search />} type="search" />}
    actions={
      <>
        <Balance label="Баланс" bonus_label="Бонусний баланс" amount_minor={1234567} bonus_minor={50000} {...money} />
        <Button>Поповнити</Button>
        <Avatar handle="oksana" className="max-sm:hidden" />
      </>
    }
  />
)

const SampleBottom = () => (
  <BottomNav label="Розділи">
    {[
      { key: 'menu', label: 'Меню', icon: <Menu />, count: 0 },
      ...places.slice(1, 3),
      { key: 'promo', label: 'Акції', icon: <Gift />, count: 3 },
      { key: 'profile', label: 'Профіль', icon: <User />, count: 0 },
    ].map((place) => (
      <a key={place.key} href={`#${place.key}`} className={bottomNavItemClass} aria-current={place.key === 'casino' ? 'page' : undefined}>
        <NavItem icon={place.icon} label={place.label} count={place.count} count_label="3 нові" />
      </a>
    ))}
  </BottomNav>
)

const Lobby = () => (
  <>
    <nav aria-label="Теми" className="no-scrollbar -mx-4 -my-4 flex gap-2 overflow-x-auto px-4">
      {['Усі ігри', 'Нові', 'Популярні', 'Джекпоти', 'Фрукти', 'Настільні', 'Україна'].map((text, index) => (
        <Chip key={text} selected={index === 0} icon={index === 2 ? <Flame /> : undefined} count={index === 0 ? 54 : undefined}>
          {text}
        </Chip>
      ))}
    </nav>
    <Rail
      heading="Продовжити гру"
      icon={<Sparkles />}
      back_label="Назад"
      forward_label="Далі"
      more={
        <a href="#all" className="text-sm font-bold text-accent-ink">
          Усі
        </a>
      }
    >
      {Array.from({ length: 12 }, (_, index) => (
        <SampleTile key={index} index={index} />
      ))}
    </Rail>
    <Race />
    <section>
      <h2 className="mb-3 text-xl font-extrabold">Настільні та швидкі</h2>
      <TileGrid>
        {[3, 2, 1, 0].map((index) => (
          <SampleTile key={index} index={index} shape="square" />
        ))}
        <SkeletonTile shape="square" />
        <SkeletonTile shape="square" />
      </TileGrid>
      <LoadMore label="Показати ще" shown_text="18 з 54" shown={18} total={54} loading={false} onMore={() => undefined} />
    </section>
  </>
)

export const HomePage = ({ brand }: { readonly brand: BrandName }) => (
  <AppShell
    skip_label="До змісту"
    top={<SampleTop brand={brand} />}
    rail={
      <SideRail label="Розділи" mark={<BrandLogo brand={brand} part="mark" />} logo={<BrandLogo brand={brand} />}>
        <RailGroup>
          <RailLinks list={places} />
        </RailGroup>
        <RailGroup heading="Моє">
          <RailLinks list={mine} />
        </RailGroup>
      </SideRail>
    }
    bottom={<SampleBottom />}
    footer={<SampleFooter brand={brand} />}
  >
    <PageContainer>
      <Hero
        eyebrow={<Badge tone="accent">Вітальний бонус</Badge>}
        heading="Двері відчинено"
        text="Чесні ігри, швидкі виплати і ліміти, які ви задаєте самі."
        action={
          <>
            <Button size="lg">Зареєструватися</Button>
            <Button size="lg" variant="secondary">
              Спробувати демо
            </Button>
          </>
        }
        src={heroSrc(brand)}
        eager
        level={1}
      />
      <Lobby />
    </PageContainer>
  </AppShell>
)
