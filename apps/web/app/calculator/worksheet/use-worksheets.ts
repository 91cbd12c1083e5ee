import { useEffect, useState } from 'react';
import type { Step } from './flow.ts';
import {
  askedBy,
  blankSheet,
  freeName,
  type KeptStep,
  keepSheets,
  keptSheets,
  type Sheet,
  type Sheets,
  withSheet,
} from './sheets.ts';

interface State {
  readonly sheets: Sheets;
  /** Those of the sheet on top, as they are being filled in. */
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

/** What the address asks for, done to the sheets. */
function followed(state: State, fragment: string): State {
  const asked = askedBy(fragment);
  if (!asked) return state;
  if ('add' in asked) return withSteps(state, [...state.steps, stepOf(asked.add)]);
  if ('tank' in asked) return { ...state, sheets: withTop(state.sheets, { tank: asked.tank }) };
  const brought = { ...asked.sheet, name: freeName(state.sheets.all, asked.sheet.name) };
  // A blank one makes room for it.
  return opened(state.steps.length === 0 ? withTop(state.sheets, brought) : withSheet(state.sheets, brought));
}

/** The worksheets of this device, kept as they change. */
export function useWorksheets() {
  const [state, setState] = useState(() => opened(keptSheets()));
  const [keeps, setKeeps] = useState(true);
  const { sheets, steps } = state;
  useEffect(() => {
    const follow = () => {
      const { hash, pathname, search } = location;
      if (!askedBy(hash)) return;
      // Once: a page that is opened again would add it again.
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
    /** Whether this browser keeps what stands here. */
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
