import { describe, expect, it } from 'vitest';
import { favorites } from './calculator/finder/kept.ts';
import { keptTanks } from './calculator/tanks/kept-tanks.ts';
import { withEntry } from './calculator/tanks/tanks.ts';
import { blankSheet, keptSheets, withSheet } from './calculator/worksheet/sheets.ts';
import { keptDrafts } from './community/sync/drafts.ts';
import { keptOutbox } from './community/sync/outbox.ts';
import { type Stored, stored } from './platform/stored.ts';
import { StoredRecords } from './platform/stored-records.ts';
import { Browser } from './platform/testing-tabs.ts';
import { keptRecipes, withRecipe } from './projects/domigo/kept-recipes.ts';
import { firstRecipe } from './projects/domigo/recipe.ts';
import { keptDeck } from './study/kept-progress.ts';
import { graded } from './study/schedule.ts';

const moment = new Date(2026, 10, 24, 9);

/** How a record is added to a collection, and which records it has. */
function use<Value>(
  name: string,
  kept: Stored<Value>,
  add: (now: Value, record: string) => Value,
  records: (value: Value) => readonly string[],
) {
  return {
    name,
    run(deliversAtOnce: boolean) {
      const browser = new Browser({ deliversAtOnce });
      const [here, there] = [0, 1].map(() => stored(kept.declaration, browser.openTab()));
      here?.change((now) => add(now, 'first'));
      browser.deliver();
      there?.change((now) => add(now, 'theirs'));
      here?.change((now) => add(now, 'mine'));
      browser.deliver();
      const reloaded = stored(kept.declaration, browser.openTab());
      return [here, there, reloaded].map((tab) => (tab ? [...records(tab.get())].sort() : []));
    },
  };
}

/** The same for a collection that is stored record by record. */
function ofRecords<Item>(name: string, { declaration }: StoredRecords<Item>, make: (record: string) => Item) {
  const ids = new Map(all.map((record) => [declaration.idOf(make(record)), record]));
  return {
    name,
    run(deliversAtOnce: boolean) {
      const browser = new Browser({ deliversAtOnce });
      const open = () => new StoredRecords(declaration, browser.openTab());
      const [here, there] = [open(), open()];
      here.put(make('first'));
      browser.deliver();
      there.put(make('theirs'));
      here.put(make('mine'));
      browser.deliver();
      return [here, there, open()].map((tab) =>
        tab
          .get()
          .map((item) => ids.get(declaration.idOf(item)))
          .sort(),
      );
    },
  };
}

const all = ['first', 'mine', 'theirs'];
const id = (record: string) => `00000000-0000-4000-8000-00000000000${all.indexOf(record)}`;

const uses = [
  use(
    'flashcards',
    keptDeck('d1'),
    (now, record) => ({ ...now, progress: graded(now.progress, record, 'good', moment) }),
    ({ progress }) => Object.keys(progress.cards),
  ),
  use(
    'answers of flashcards',
    keptDeck('d2'),
    (now, record) => ({ ...now, progress: graded(now.progress, record, 'good', moment) }),
    ({ progress }) => progress.reviews.map((review) => review.id),
  ),
  use(
    'saved tanks',
    keptTanks,
    (now, record) => withEntry(now, record, { on: '2026-11-24', calculator: 'SO2', answer: '', values: {} }),
    (tanks) => tanks.map(({ name }) => name),
  ),
  use(
    'entries of one tank',
    keptTanks,
    (now, record) =>
      withEntry(now, 'Red 2', { on: '2026-11-24', calculator: record, answer: '', values: {} }),
    (tanks) => tanks.flatMap(({ history }) => history.map(({ calculator }) => calculator)),
  ),
  use(
    'worksheets',
    keptSheets,
    (now, record) => withSheet(now, { id: record, ...blankSheet(record) }),
    ({ all }) => all.map((sheet) => sheet.id).filter((sheet) => sheet !== '0'),
  ),
  use(
    'recipes',
    keptRecipes,
    (now, name) => withRecipe(now, { ...firstRecipe, name }),
    (all) => all.map(({ name }) => name),
  ),
  use(
    'favorites',
    favorites,
    (now, record) => [...now, record],
    (all) => all,
  ),
  ofRecords('drafts', keptDrafts('ada'), (record) => ({ channelId: record, text: 'Half', files: [] })),
  ofRecords('unsent messages', keptOutbox('ada'), (record) => ({
    id: id(record),
    channelId: 'general',
    content: record,
    queuedAt: '',
  })),
];

describe.each([
  ['one after the other', true],
  ['at once', false],
])('two tabs that write %s', (_, deliversAtOnce) => {
  it.each(uses)('lose no $name', ({ run }) => {
    expect(run(deliversAtOnce)).toEqual([all, all, all]);
  });
});

it('a card that two tabs grade at once keeps the later grade', () => {
  const browser = new Browser({ deliversAtOnce: false });
  const [here, there] = [0, 1].map(() => stored(keptDeck('d3').declaration, browser.openTab()));
  const later = new Date(moment.valueOf() + 60_000);
  there?.change((now) => ({ ...now, progress: graded(now.progress, 'card', 'again', later) }));
  here?.change((now) => ({ ...now, progress: graded(now.progress, 'card', 'easy', moment) }));
  browser.deliver();
  for (const tab of [here, there]) expect(tab?.get().progress.cards.card?.last_review).toEqual(later);
});
