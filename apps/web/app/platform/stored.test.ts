import { assert, constantFrom, integer, property, record, array as sequence } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRecords } from './merge-records.ts';
import { type Declaration, flag, forgetStored, listOf, plainText, stored } from './stored.ts';
import { Browser } from './testing-tabs.ts';

interface Tank {
  readonly name: string;
  readonly volumeL: number;
}
const tanks: Declaration<readonly Tank[]> = {
  key: 'tanks',
  ...listOf((item) => item as Tank),
  merge: mergeRecords(({ name }) => name),
};
const withTank = (tank: Tank) => (now: readonly Tank[]) => [
  ...now.filter(({ name }) => name !== tank.name),
  tank,
];
const red = { name: 'Red 2', volumeL: 225 };
const white = { name: 'White 1', volumeL: 600 };
const rose = { name: 'Rosé', volumeL: 900 };
const names = (all: readonly Tank[]) => all.map(({ name }) => name).sort();

describe('a stored value', () => {
  it('survives a reload, and is the same object until it changes', () => {
    const browser = new Browser();
    const before = stored(tanks, browser.openTab());
    expect(before.set([red])).toBe(true);
    const after = stored(tanks, browser.openTab());
    expect(after.get()).toEqual([red]);
    expect(after.get()).toBe(after.get());
  });

  it.each(['', '{', 'null', '7', '{"name":"Red 2"}'])('is the fallback where the text is %j', (text) => {
    const browser = new Browser();
    browser.kept.set('tanks', text);
    expect(stored(tanks, browser.openTab()).get()).toEqual([]);
  });

  it('leaves no trace when it is the fallback again', () => {
    const browser = new Browser();
    const isCompact = stored({ key: 'compact', ...flag }, browser.openTab());
    isCompact.set(true);
    expect(browser.kept.get('compact')).toBe('on');
    isCompact.set(false);
    expect(browser.kept.has('compact')).toBe(false);
  });

  it('tells subscribers of this tab and of other tabs at once', () => {
    const browser = new Browser();
    const [here, there] = [1, 2].map(() => stored({ key: 'unit-volume', ...plainText }, browser.openTab()));
    const heard: (string | undefined)[] = [];
    const stop = here?.subscribe(() => heard.push(here.get()));
    there?.set('usGal');
    here?.set('hL');
    stop?.();
    there?.set('L');
    expect(heard).toEqual(['usGal', 'hL']);
    expect(here?.get()).toBe('L');
  });

  it('stays deleted after its key is forgotten', () => {
    const browser = new Browser();
    const tab = browser.openTab();
    const here = stored(tanks, tab);
    here.set([red]);
    forgetStored((key) => key.startsWith('tan'), tab);
    expect(here.get()).toEqual([]);
    expect(browser.kept.size).toBe(0);
  });
});

describe('where the browser stores nothing', () => {
  it('a value lasts as long as the page, and the caller learns that it was not stored', () => {
    const forbidden = {
      get localStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      get sessionStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    const here = stored(tanks, forbidden);
    expect(here.get()).toEqual([]);
    expect(here.set([red])).toBe(false);
    expect(here.get()).toEqual([red]);
    expect(() => forgetStored(() => true, forbidden)).not.toThrow();
  });

  it('a value that had no room is stored with the next change, merged with other tabs’ changes', () => {
    const browser = new Browser();
    const tab = browser.openTab();
    const [here, there] = [stored(tanks, tab), stored(tanks, browser.openTab())];
    tab.isFull = true;
    expect(here.change(withTank(red))).toBe(false);
    there.change(withTank(white));
    expect(names(here.get())).toEqual(['Red 2', 'White 1']);
    tab.isFull = false;
    expect(here.change(withTank(rose))).toBe(true);
    expect(names(there.get())).toEqual(['Red 2', 'Rosé', 'White 1']);
  });
});

describe('two tabs', () => {
  it('keep each other’s records when both write before either receives the other’s change', () => {
    const browser = new Browser({ deliversAtOnce: false });
    const [here, there] = [stored(tanks, browser.openTab()), stored(tanks, browser.openTab())];
    here.change(withTank(red));
    browser.deliver();
    here.change(withTank(white));
    there.change(withTank(rose));
    browser.deliver();
    expect(names(here.get())).toEqual(['Red 2', 'Rosé', 'White 1']);
    expect(names(there.get())).toEqual(names(here.get()));
  });

  it('never lose a record in any order of changes', () => {
    const change = record({
      tab: constantFrom(0, 1),
      name: integer({ min: 0, max: 5 }),
      removes: constantFrom(true, false, false),
    });
    void assert(
      property(sequence(change, { maxLength: 30 }), (changes) => {
        const browser = new Browser();
        const tabs = [stored(tanks, browser.openTab()), stored(tanks, browser.openTab())];
        const expected = new Map<string, Tank>();
        for (const [at, { tab, name, removes }] of changes.entries()) {
          const tank = { name: String(name), volumeL: at };
          if (removes) expected.delete(tank.name);
          else expected.set(tank.name, tank);
          tabs[tab]?.change((now) =>
            removes ? now.filter((each) => each.name !== tank.name) : withTank(tank)(now),
          );
        }
        for (const tab of tabs) expect(new Map(tab.get().map((tank) => [tank.name, tank]))).toEqual(expected);
      }),
    );
  });

  it('never lose an added record when each pair of writes happens at once', () => {
    void assert(
      property(integer({ min: 1, max: 12 }), (pairs) => {
        const browser = new Browser({ deliversAtOnce: false });
        const tabs = [stored(tanks, browser.openTab()), stored(tanks, browser.openTab())];
        for (let pair = 0; pair < pairs; pair += 1) {
          for (const [at, tab] of tabs.entries())
            tab.change(withTank({ name: `${pair} ${at}`, volumeL: pair }));
          browser.deliver();
        }
        for (const tab of tabs) expect(tab.get()).toHaveLength(2 * pairs);
      }),
    );
  });
});

describe('merging records', () => {
  const merge = mergeRecords<Tank>(
    ({ name }) => name,
    (mine, theirs) => (mine.volumeL > theirs.volumeL ? mine : theirs),
  );

  it('keeps each tab’s additions, changes, and removals', () => {
    const base = [red, white, rose];
    const mine = [{ ...red, volumeL: 220 }, white];
    const theirs = [red, { ...white, volumeL: 590 }, rose, { name: 'Port', volumeL: 59 }];
    expect(merge(base, mine, theirs)).toEqual([
      { ...red, volumeL: 220 },
      { ...white, volumeL: 590 },
      { name: 'Port', volumeL: 59 },
    ]);
  });

  it('resolves two changes with the given function, and prefers a change to a removal', () => {
    expect(merge([red], [{ ...red, volumeL: 100 }], [{ ...red, volumeL: 200 }])).toEqual([
      { ...red, volumeL: 200 },
    ]);
    expect(merge([red], [{ ...red, volumeL: 100 }], [])).toEqual([{ ...red, volumeL: 100 }]);
    expect(merge([red], [], [{ ...red, volumeL: 100 }])).toEqual([{ ...red, volumeL: 100 }]);
  });
});
