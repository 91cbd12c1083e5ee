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

/** Where things are within the one address of the lot manager; the winery stands beside it where there are several. */
export type Place =
  | { view: 'today' | (typeof views)[number] }
  | { view: 'lot'; id: string }
  /** The inventory of a day. */
  | { view: 'counted'; id: string }
  | { view: 'vessel'; id: string; tool?: VesselTool };

/** What the office does with the book; they share one tab. */
export const officeViews = ['month', 'inventory', 'losses', 'labels'] as const;
export type OfficeView = (typeof officeViews)[number];
const views = ['round', 'sheet', 'exchange', 'settings', ...officeViews] as const;

export function placeIn(search: URLSearchParams): Place {
  const [lot, vessel, counted] = [search.get('lot'), search.get('vessel'), search.get('counted')];
  if (lot !== null) return { view: 'lot', id: lot };
  if (vessel !== null) {
    const tool = vesselTools.find((each) => each === search.get('tool'));
    return { view: 'vessel', id: vessel, ...(tool && { tool }) };
  }
  if (counted !== null) return { view: 'counted', id: counted };
  return { view: views.find((view) => view === search.get('view')) ?? 'today' };
}

/** What the address asks for. Not `useSearchParams`: it would weigh on every page, for reading alone. */
export const useAsked = () => new URLSearchParams(useLocation().search);

export function addressOf(place: Place, wineryId: string): string {
  const search = new URLSearchParams({ winery: wineryId });
  if ('id' in place) search.set(place.view, place.id);
  else if (place.view !== 'today') search.set('view', place.view);
  if ('tool' in place && place.tool) search.set('tool', place.tool);
  return `/lots?${search}`;
}
