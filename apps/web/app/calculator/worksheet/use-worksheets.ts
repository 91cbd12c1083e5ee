import { useEffect, useState } from 'react';
import type { Step } from './flow.ts';
import {
  blankSheet,
  freeName,
  type KeptStep,
  keepSheets,
  keptSheets,
  requestOf,
  type Sheet,
  type Sheets,
  withSheet,
} from './sheets.ts';

interface State {
  readonly sheets: Sheets;
  /** The current sheet's steps, including unsaved input. */
  readonly steps: readonly Step[];
}

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

function topOf({ all, open }: Sheets): Sheet {
  return all[open] ?? all[0];
}

function opened(sheets: Sheets): State {
  return { sheets, steps: topOf(sheets).steps.map(stepOf) };
}

function withTop(sheets: Sheets, change: Partial<Sheet>): Sheets {
  const [first, ...rest] = sheets.all.map((sheet, index) =>
    index === sheets.open ? { ...sheet, ...change } : sheet,
  );
  return first ? { ...sheets, all: [first, ...rest] } : sheets;
}

function withSteps({ sheets }: State, steps: readonly Step[]): State {
  return { sheets: withTop(sheets, { steps: steps.map(keptStep) }), steps };
}

/** Applies the address's request to the sheets. */
function followed(state: State, fragment: string): State {
  const request = requestOf(fragment);
  if (!request) return state;
  if ('add' in request) return withSteps(state, [...state.steps, stepOf(request.add)]);
  if ('tank' in request) return { ...state, sheets: withTop(state.sheets, { tank: request.tank }) };
  const shared = { ...request.sheet, name: freeName(state.sheets.all, request.sheet.name) };
  // Replaces a blank sheet.
  return opened(state.steps.length === 0 ? withTop(state.sheets, shared) : withSheet(state.sheets, shared));
}

export function useWorksheets() {
  const [state, setState] = useState(() => opened(keptSheets()));
  const [keeps, setKeeps] = useState(true);
  const { sheets, steps } = state;
  useEffect(() => {
    const follow = () => {
      const { hash, pathname, search } = location;
      if (!requestOf(hash)) return;
      // Reopening the page must not add it again.
      history.replaceState(history.state, '', pathname + search);
      setState((now) => followed(now, hash));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => setKeeps(keepSheets(sheets)), [sheets]);
  return {
    sheets,
    sheet: topOf(sheets),
    steps,
    /** Whether this browser can store sheets. */
    keeps,
    change: (change: Partial<Omit<Sheet, 'steps'>>) =>
      setState((now) => ({ ...now, sheets: withTop(now.sheets, change) })),
    setSteps: (change: (steps: readonly Step[]) => readonly Step[]) =>
      setState((now) => withSteps(now, change(now.steps))),
    open: (index: number) => setState((now) => opened({ ...now.sheets, open: index })),
    begin: () => setState((now) => opened(withSheet(now.sheets, blankSheet(freeName(now.sheets.all))))),
    remove: () =>
      setState(({ sheets: { all, open } }) => {
        const [first, ...rest] = all.filter((_, index) => index !== open);
        return opened({ all: first ? [first, ...rest] : [blankSheet(freeName([]))], open: 0 });
      }),
  };
}
export type Worksheets = ReturnType<typeof useWorksheets>;
