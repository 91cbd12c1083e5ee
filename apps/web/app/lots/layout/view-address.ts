import { useLocation } from 'react-router';

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

/** The view that the query selects; the lot manager has one address. */
export type View =
  | { view: 'today' | (typeof views)[number] }
  | { view: 'lot'; id: string }
  | { view: 'counted'; id: string }
  | { view: 'vessel'; id: string; tool?: VesselTool };

/** The views of the office, which share one tab. */
export const officeViews = ['month', 'inventory', 'losses', 'labels', 'recall', 'fruit', 'planned'] as const;
export type OfficeView = (typeof officeViews)[number];

/** The parts of the settings, which share one tab. The first one's name is the address of the tab. */
export const settingsViews = ['settings', 'vessels', 'names', 'winery', 'history'] as const;
export type SettingsView = (typeof settingsViews)[number];
const views = ['lots', 'round', 'sheet', 'exchange', ...settingsViews, ...officeViews] as const;

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

/** The query of the address. `useSearchParams` would add its weight to every page. */
export const useSearch = () => new URLSearchParams(useLocation().search);

export function addressOf(view: View, wineryId: string): string {
  const search = new URLSearchParams({ winery: wineryId });
  if ('id' in view) search.set(view.view, view.id);
  else if (view.view !== 'today') search.set('view', view.view);
  if ('tool' in view && view.tool) search.set('tool', view.tool);
  return `/lots?${search}`;
}
