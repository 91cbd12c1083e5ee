import { useLocation } from 'react-router';

/** Where things are within the one address of the lot manager; the winery stands beside it where there are several. */
export type Place =
  | { view: 'today' | 'sheet' | 'month' | 'settings' }
  | { view: 'lot'; id: string }
  | { view: 'vessel'; id: string };

export function placeIn(search: URLSearchParams): Place {
  const [lot, vessel, view] = [search.get('lot'), search.get('vessel'), search.get('view')];
  if (lot !== null) return { view: 'lot', id: lot };
  if (vessel !== null) return { view: 'vessel', id: vessel };
  return { view: view === 'sheet' || view === 'month' || view === 'settings' ? view : 'today' };
}

/** What the address asks for. Not `useSearchParams`: it would weigh on every page, for reading alone. */
export const useAsked = () => new URLSearchParams(useLocation().search);

export function addressOf(place: Place, wineryId: string): string {
  const search = new URLSearchParams({ winery: wineryId });
  if ('id' in place) search.set(place.view, place.id);
  else if (place.view !== 'today') search.set('view', place.view);
  return `/lots?${search}`;
}
