import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { lateShortages } from '@orbit-vine/cellar-book/late-entries.ts';
import type { Winery } from '@orbit-vine/contract/lots.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { Select } from '../ui/select.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { bookRows } from './book/book-rows.ts';
import { openDraft } from './entry/draft.ts';
import { MessageBox } from './entry/message-box.tsx';
import { ExchangePage } from './exchange/exchange-page.tsx';
import { RoundPage } from './ferments/round-page.tsx';
import { FruitPage } from './fruit/fruit-page.tsx';
import { CountedPage } from './inventory/counted-page.tsx';
import { InventoryPage } from './inventory/inventory-page.tsx';
import { type Inventory, useInventory } from './inventory/use-inventory.ts';
import { LabelsPage } from './labels/labels-page.tsx';
import { useViewFocus, ViewTitle } from './layout/use-view-focus.ts';
import {
  addressOf,
  officeViews,
  settingsViews,
  useSearch,
  type View,
  viewIn,
} from './layout/view-address.ts';
import { type OpenWinery, WineryContext } from './layout/winery-context.ts';
import { LossesPage } from './losses/losses-page.tsx';
import { LotPage } from './lots/lot-page.tsx';
import { LotsPage } from './lots/lots-page.tsx';
import { MonthPage } from './month/month-page.tsx';
import { PlannedPage } from './planned/planned-page.tsx';
import { RecallPage } from './recall/recall-page.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { SheetPage } from './sheet/sheet-page.tsx';
import type { KeptBook } from './sync/kept-book.ts';
import { useOutbox } from './sync/outbox.ts';
import { addToBook, bookKey } from './sync/queries.ts';
import { TodayPage } from './today/today-page.tsx';
import { VesselPage } from './vessels/vessel-page.tsx';
import { LanguageSwitch } from './wording/language-switch.tsx';
import { OfficeInLanguage } from './wording/office-in-language.tsx';
import { useWording } from './wording/use-wording.ts';

const tabs = ['today', 'lots', 'sheet', 'month', 'settings'] as const;

interface WineryFrameProps {
  memberId: string;
  kept: KeptBook;
  /** All wineries of the member, this one included. */
  wineries: readonly Winery[];
  isOffline: boolean;
}

function open(kept: KeptBook): Omit<OpenWinery, 'memberId' | 'say' | 'prepare' | 'onChanged'> {
  const { cellar, entries, messages } = kept;
  const texts = new Map(messages.flatMap(({ text, entries: made }) => made.map((id) => [id, text] as const)));
  const names = new Map(cellar.people.map(({ id, name }) => [id, name]));
  const book = foldWinery(cellar.setup, entries);
  return {
    kept,
    book,
    late: lateShortages(book, entries),
    rows: bookRows(entries),
    sourceOf: (row) => texts.get(row),
    nameOf: (personId) => names.get(personId ?? '') ?? '',
  };
}

export function WineryFrame({ memberId, kept, wineries, isOffline }: WineryFrameProps) {
  const queryClient = useQueryClient();
  const { frame, moment, day } = useWording();
  const navigate = useNavigate();
  const view = viewIn(useSearch());
  const main = useViewFocus(view);
  const winery = useMemo(() => open(kept), [kept]);
  const { id: wineryId, name, role } = kept.cellar.winery;
  const queryKey = bookKey(memberId, wineryId);
  const draft = useMemo(() => openDraft(memberId, wineryId), [memberId, wineryId]);
  const outbox = useOutbox({
    memberId,
    wineryId,
    onSent: ({ message, entries }) =>
      addToBook(queryClient, { memberId, wineryId, messages: [message], entries }),
  });
  const onChanged = () => void queryClient.invalidateQueries({ queryKey });
  const inventory = useInventory({ memberId, wineryId, onSent: onChanged });
  return (
    <WineryContext value={{ ...winery, memberId, say: outbox.send, prepare: draft.prepare, onChanged }}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink id="cellar" text={frame.skip} />
        <header className="border-line border-b px-4 md:px-8">
          <div className="mx-auto flex max-w-5xl flex-wrap items-baseline justify-between gap-x-8 pt-4">
            {wineries.length > 1 ? (
              <Select
                aria-label={frame.winery}
                value={wineryId}
                choices={wineries.map((each) => [each.id, each.name])}
                onChange={(chosen) => void navigate(addressOf({ view: 'today' }, chosen))}
                className="min-w-0 max-w-full font-semibold"
              />
            ) : (
              <p className="wrap-anywhere font-display text-2xl leading-tight">{name}</p>
            )}
            <Tabs view={view} wineryId={wineryId} />
            <LanguageSwitch />
          </div>
        </header>
        {isOffline && (
          <Banner text={kept.fetchedAt ? frame.offlineSince(moment(kept.fetchedAt)) : frame.offline} />
        )}
        {inventory.draft?.signed && view.view !== 'inventory' && (
          <Banner text={frame.inventoryWaiting(day(inventory.draft.day))} />
        )}
        <main ref={main} id="cellar" tabIndex={-1} className="grow px-4 py-6 outline-none md:px-8 print:p-0">
          <div className="mx-auto max-w-5xl">
            <CurrentView view={view} inventory={inventory} onChanged={onChanged} />
          </div>
        </main>
        {role !== 'viewer' && !withoutMessages.has(view.view) && <MessageBox outbox={outbox} draft={draft} />}
      </div>
    </WineryContext>
  );
}

function Tabs({ view, wineryId }: { view: View; wineryId: string }) {
  const { frame } = useWording();
  return (
    <nav
      aria-label={frame.views}
      className="-mx-1 flex flex-wrap justify-between max-md:order-last max-md:grow max-md:basis-full md:-mx-3 md:ml-auto"
    >
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={addressOf({ view: tab }, wineryId)}
          aria-current={view.view === tab ? 'page' : isWithin(tab, view) ? 'true' : undefined}
          className="flex min-h-11 items-center border-transparent border-b-3 px-1 md:px-3 font-semibold hover:text-wine aria-[current]:border-wine aria-[current]:text-wine"
        >
          {frame.tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}

function Banner({ text }: { text: string }) {
  return (
    <p role="status" className="bg-gold px-4 py-2 text-center text-on-wine text-sm">
      {text}
    </p>
  );
}

/** The other views are the office's, whose sentences come apart. */
const ofCellarHands = new Set<View['view']>(['today', 'vessel', 'lots', 'lot', 'sheet', 'round', 'planned']);

/** Views to read, and views that have another form. */
const withoutMessages = new Set<View['view']>([
  'round',
  ...settingsViews,
  'exchange',
  'inventory',
  'counted',
  'losses',
  'labels',
  'recall',
  'fruit',
  'planned',
]);

/** Views under the tab of another view. */
const isWithin = (tab: View['view'], { view }: View) =>
  (tab === 'month' && [...officeViews, 'counted'].some((each) => each === view)) ||
  (tab === 'settings' && settingsViews.some((each) => each === view)) ||
  (tab === 'sheet' && view === 'exchange') ||
  (tab === 'lots' && view === 'lot');

interface CurrentViewProps {
  view: View;
  inventory: Inventory;
  onChanged: () => void;
}

function CurrentView(props: CurrentViewProps) {
  const { view } = props.view;
  const shown = (
    <>
      <ChosenView {...props} />
      <ViewTitle view={props.view} />
    </>
  );
  return ofCellarHands.has(view) ? shown : <OfficeInLanguage>{shown}</OfficeInLanguage>;
}

function ChosenView({ view, inventory, onChanged }: CurrentViewProps) {
  switch (view.view) {
    case 'lot':
      return <LotPage lotId={view.id} />;
    case 'lots':
      return <LotsPage />;
    case 'vessel':
      return <VesselPage vesselId={view.id} tool={view.tool} />;
    case 'sheet':
      return <SheetPage />;
    case 'round':
      return <RoundPage />;
    case 'exchange':
      return <ExchangePage />;
    case 'month':
      return <MonthPage />;
    case 'inventory':
      return <InventoryPage inventory={inventory} />;
    case 'counted':
      return <CountedPage day={view.id} />;
    case 'losses':
      return <LossesPage />;
    case 'labels':
      return <LabelsPage />;
    case 'fruit':
      return <FruitPage />;
    case 'planned':
      return <PlannedPage />;
    case 'recall':
      return <RecallPage />;
    case 'today':
      return <TodayPage onChanged={onChanged} />;
    default:
      return <SettingsPage part={view.view} onChanged={onChanged} />;
  }
}
