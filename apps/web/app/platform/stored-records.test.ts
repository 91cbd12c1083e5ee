import { assert, boolean, constantFrom, integer, property, record, array as sequence } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StoredRecords } from './stored-records.ts';
import { Browser } from './testing-tabs.ts';

interface Note {
  readonly id: string;
  readonly text: string;
}
const notes = {
  prefix: 'notes:ada:',
  formerKey: 'notes:ada',
  idOf: ({ id }: Note) => id,
  check: (parsed: unknown) =>
    typeof (parsed as Note | null)?.id === 'string' ? (parsed as Note) : undefined,
};
const note = (id: string, text = id): Note => ({ id, text });
const ids = (records: StoredRecords<Note>) =>
  records
    .get()
    .map(({ id }) => id)
    .sort();

describe('StoredRecords', () => {
  it('keeps records over a reload, the same list until one changes, and no trace of removed ones', () => {
    const browser = new Browser();
    const records = new StoredRecords(notes, browser.openTab());
    records.put(note('1'), note('2'));
    expect(records.get()).toBe(records.get());
    expect(ids(new StoredRecords(notes, browser.openTab()))).toEqual(['1', '2']);
    records.remove('1');
    records.clear();
    expect([browser.kept.size, ids(records)]).toEqual([0, []]);
  });

  it('ignores texts that are no records, and other collections', () => {
    const browser = new Browser();
    for (const [at, text] of ['', '{', 'null', '7'].entries()) browser.kept.set(`${notes.prefix}${at}`, text);
    browser.kept.set('notes:adam:1', JSON.stringify(note('1')));
    expect(ids(new StoredRecords(notes, browser.openTab()))).toEqual([]);
  });

  it('takes over the list of an earlier version once', () => {
    const browser = new Browser();
    browser.kept.set('notes:ada', JSON.stringify([note('1'), 7, note('2')]));
    expect(ids(new StoredRecords(notes, browser.openTab()))).toEqual(['1', '2']);
    expect([...browser.kept.keys()].sort()).toEqual(['notes:ada:1', 'notes:ada:2']);
  });
});

describe('where the browser stores nothing, StoredRecords', () => {
  it('keeps a record that has no room, stores it with the next, and survives a cleared device', () => {
    const browser = new Browser();
    const tab = browser.openTab();
    const records = new StoredRecords(notes, tab);
    tab.isFull = true;
    records.put(note('1'));
    expect([browser.kept.size, ids(records), records.isWholeStored]).toEqual([0, ['1'], false]);
    tab.isFull = false;
    records.put(note('2'));
    expect([browser.kept.size, records.isWholeStored]).toEqual([2, true]);
    for (const key of Object.keys(tab.localStorage)) tab.show(key, null);
    tab.hear({ key: null } as StorageEvent);
    expect(ids(records)).toEqual(['1', '2']);
  });

  it('works where the browser forbids storing', () => {
    const forbidden = {
      get localStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      sessionStorage: undefined as unknown as Storage,
    };
    const records = new StoredRecords(notes, forbidden);
    records.put(note('1'));
    expect(ids(records)).toEqual(['1']);
    records.remove('1');
    expect(ids(records)).toEqual([]);
  });
});

describe('StoredRecords of several tabs', () => {
  it('lose no record when tabs write and close at any time', () => {
    const step = record({
      tab: integer({ min: 0, max: 2 }),
      act: constantFrom('put', 'put', 'remove', 'close'),
      delivers: boolean(),
    });
    void assert(
      property(sequence(step, { maxLength: 40 }), (steps) => {
        const browser = new Browser({ deliversAtOnce: false });
        const open = () => {
          const tab = browser.openTab();
          return { tab, records: new StoredRecords(notes, tab) };
        };
        const tabs = [open(), open(), open()];
        const expected = new Set<string>();
        for (const [at, { tab, act, delivers }] of steps.entries()) {
          const chosen = tabs[tab] ?? open();
          const [own] = ids(chosen.records);
          if (act === 'put') {
            chosen.records.put(note(`n${at}`));
            expected.add(`n${at}`);
          } else if (act === 'remove' && own) {
            chosen.records.remove(own);
            expected.delete(own);
          } else if (act === 'close') {
            chosen.tab.close();
            tabs[tab] = open();
          }
          if (delivers) browser.deliver();
        }
        browser.deliver();
        for (const { records } of [...tabs, open()]) expect(new Set(ids(records))).toEqual(expected);
      }),
    );
  });
});
