import { useEffect, useState } from 'react';
import { type Observable, observable, useObservable } from '../../platform/observable.ts';
import type { Stored } from '../../platform/stored.ts';
import { useStored } from '../../platform/use-stored.ts';
import type { Step } from './flow.ts';
import {
  blankSheet,
  freeName,
  type KeptSheet,
  type KeptStep,
  keptSheets,
  requestOf,
  type Sheet,
  type Sheets,
  sheetOf,
  withoutSheet,
  withSheet,
} from './sheets.ts';

type Steps = readonly Step[];

export function stepOf([calculator, values]: KeptStep): Step {
  return {
    key: crypto.randomUUID(),
    calculator,
    values: Object.fromEntries(new URLSearchParams(values)),
    typed: {},
  };
}

export function keptStep({ calculator, values }: Step): KeptStep {
  return [calculator, new URLSearchParams(values).toString()];
}

const isSame = (step: Step | undefined, kept: KeptStep) =>
  step !== undefined && String(keptStep(step)) === String(kept);

/** Text typed in a field stays if it still stands for the stored value. */
function updated(step: Step, kept: KeptStep): Step {
  const { values } = stepOf(kept);
  const typed = Object.entries(step.typed).filter(([name, { last }]) => values[name] === String(last));
  return { ...step, values, typed: Object.fromEntries(typed) };
}

/** The page's steps after another tab changed the stored sheet. Remaining steps keep their keys. */
export function followSheet(steps: Steps, { steps: kept }: Sheet): Steps {
  if (steps.length === kept.length && kept.every((each, at) => isSame(steps[at], each))) return steps;
  const left = [...steps];
  const take = (at: number) => (at === -1 ? undefined : left.splice(at, 1)[0]);
  const same = kept.map((each) => take(left.findIndex((step) => isSame(step, each))));
  return kept.map((each, at) => {
    const changed = same[at] ?? take(left.findIndex(({ calculator }) => calculator === each[0]));
    if (!changed) return stepOf(each);
    return isSame(changed, each) ? changed : updated(changed, each);
  });
}

export function openWorksheets(kept: Stored<Sheets> = keptSheets) {
  const sheets = kept.get();
  const id = observable((sheets.all[sheets.open] ?? sheets.all[0]).id);
  const steps: Observable<Steps> = observable<Steps>(sheetOf(sheets, id.get()).steps.map(stepOf));
  const keeps = observable(true);
  const follow = () => steps.set(followSheet(steps.get(), sheetOf(kept.get(), id.get())));
  const put = (alter: (sheets: Sheets) => Sheets) => keeps.set(kept.change(alter));

  function change(alter: (sheet: KeptSheet) => Partial<Sheet>) {
    put((now) => {
      const sheet = sheetOf(now, id.get());
      return withSheet(now, { ...sheet, ...alter(sheet) });
    });
  }
  function setSteps(alter: (steps: Steps) => Steps) {
    follow();
    const changed = alter(steps.get());
    steps.set(changed);
    change(() => ({ steps: changed.map(keptStep) }));
  }
  function open(sheet: string) {
    id.set(sheet);
    steps.set(sheetOf(kept.get(), sheet).steps.map(stepOf));
    put((now) => ({ ...now, open: now.all.indexOf(sheetOf(now, sheet)) }));
  }
  function add(sheet: (sheets: Sheets) => Sheet) {
    const added = crypto.randomUUID();
    put((now) => withSheet(now, { id: added, ...sheet(now) }));
    open(added);
  }
  function remove() {
    put((now) => withoutSheet(now, id.get()));
    open(kept.get().all[0].id);
  }
  function followAddress(fragment: string) {
    const request = requestOf(fragment);
    if (!request) return;
    if ('add' in request) return setSteps((now) => [...now, stepOf(request.add)]);
    if ('tank' in request) return change(() => ({ tank: request.tank }));
    const shared = ({ all }: Sheets) => ({ ...request.sheet, name: freeName(all, request.sheet.name) });
    if (steps.get().length > 0) return add(shared);
    // Replaces a blank sheet.
    change(() => shared(kept.get()));
    open(id.get());
  }
  return { kept, id, steps, keeps, follow, change, setSteps, open, add, remove, followAddress };
}

function useAddress(followAddress: (fragment: string) => void) {
  useEffect(() => {
    const follow = () => {
      const { hash, pathname, search } = location;
      if (!requestOf(hash)) return;
      // Reopening the page must not add it again.
      history.replaceState(history.state, '', pathname + search);
      followAddress(hash);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [followAddress]);
}

export function useWorksheets() {
  const [page] = useState(() => openWorksheets());
  const { kept, follow, change, open, add } = page;
  const sheets = useStored(kept);
  const sheet = sheetOf(sheets, useObservable(page.id));
  useEffect(() => kept.subscribe(follow), [kept, follow]);
  useAddress(page.followAddress);
  return {
    sheets: { ...sheets, open: sheets.all.indexOf(sheet) },
    sheet,
    steps: useObservable(page.steps),
    keeps: useObservable(page.keeps),
    change: (changes: Partial<Omit<Sheet, 'steps'>>) => change(() => changes),
    setSteps: page.setSteps,
    open: (index: number) => open(sheets.all[index]?.id ?? sheet.id),
    begin: () => add(({ all }) => blankSheet(freeName(all))),
    remove: page.remove,
  };
}
export type Worksheets = ReturnType<typeof useWorksheets>;
