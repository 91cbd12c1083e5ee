import { useLocation } from 'react-router';

/** The calculators that open beside a vessel. */
const vesselTools = [
  'so2',
  'yan',
  'acid-addition',
  'addition',
  'fining-trial',
  'blend',
  'tank-volume',
] as const;
export type VesselTool = (typeof vesselTools)[number];

/** Which view the query of the lot manager's one address asks for. */
export type View =
  | { view: 'today' | (typeof views)[number] }
  | { view: 'lot'; id: string }
  /** The inventory of a day. */
  | { view: 'counted'; id: string }
  | { view: 'vessel'; id: string; tool?: VesselTool };

/** What the office does with the book; they share one tab. */
export const officeViews = ['month', 'inventory', 'losses', 'labels'] as const;
export type OfficeView = (typeof officeViews)[number];
const views = ['round', 'sheet', 'exchange', 'settings', ...officeViews] as const;

export function viewIn(search: URLSearchParams): View {
  const [lot, vessel, counted] = [search.get('lot'), search.get('vessel'), search.get('counted')];
  if (lot !== null) return { view: 'lot', id: lot };
  if (vessel !== null) {
    const tool = vesselTools.find((each) => each === search.get('tool'));
    return { view: 'vessel', id: vessel, ...(tool && { tool }) };
  }
  if (counted !== null) return { view: 'counted', id: counted };
  return { view: views.find((view) => view === search.get('view')) ?? 'today' };
}

/** The query of the address. Not `useSearchParams`: it would weigh on every page, for reading alone. */
export const useSearch = () => new URLSearchParams(useLocation().search);

export function addressOf(view: View, wineryId: string): string {
  const search = new URLSearchParams({ winery: wineryId });
  if ('id' in view) search.set(view.view, view.id);
  else if (view.view !== 'today') search.set('view', view.view);
  if ('tool' in view && view.tool) search.set('tool', view.tool);
  return `/lots?${search}`;
}
