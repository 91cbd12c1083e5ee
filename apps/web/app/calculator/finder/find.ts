import { showOffer } from '../../site/offer-home-screen.ts';
import { type UnitSystem, unitSystems } from '../form/unit-systems.ts';
import { keepIds, keptIds } from './kept.ts';
import { finderOf } from './matching.ts';

/** The script of `/tools`: it comes when somebody uses the page, or at once where something is kept for it. */
const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
const search = document.querySelector<HTMLInputElement>('[data-find]');
const units = document.querySelector<HTMLSelectElement>('[data-units]');
const status = document.querySelector('[data-found]');
const items = all<HTMLLIElement>('[data-tool]');
const find = finderOf(
  items.map((item) => ({
    title: item.querySelector('a')?.textContent ?? '',
    text: `${item.querySelector('p')?.textContent} ${item.dataset.words}`,
  })),
);
const lists = all<HTMLElement>('[data-lists]');
const results = document.querySelector('[data-results]');
const stars = all<HTMLInputElement>('[data-star]');

/** What was found stands alone, best first and whatever the season; the lists come back with an empty field. */
function showFound() {
  const typed = search?.value ?? '';
  const found = typed.trim() === '' ? [] : find(typed).flatMap((place) => items[place] ?? []);
  results?.replaceChildren(...found.map(resultOf));
  for (const list of lists) list.hidden = found.length > 0;
  if (status) status.textContent = typed.trim() === '' ? '' : foundText(found.length);
}

function linkOf(item: Element | null): HTMLAnchorElement | undefined {
  const link = item?.querySelector('a');
  if (!link) return;
  const copy = document.createElement('a');
  copy.href = link.href;
  copy.textContent = link.textContent;
  return copy;
}

function resultOf(item: HTMLLIElement) {
  const result = document.createElement('li');
  result.append(linkOf(item) ?? '', item.querySelector('p')?.cloneNode(true) ?? '');
  return result;
}

function foundText(found: number): string {
  if (found === 0) return 'Nothing here has that name. Try the site’s search.';
  return found === 1 ? '1 calculator found.' : `${found} calculators found.`;
}

/** Favorites first, then what was used last, each once, as links above the lists. */
function showYours() {
  const place = document.querySelector<HTMLElement>('[data-yours]');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  const ids = [...new Set([...keptIds('favorites'), ...keptIds('recent')])];
  const links = ids.flatMap((id) => {
    const link = linkOf(document.querySelector(`[data-tool="${CSS.escape(id)}"]`));
    if (!link) return [];
    const entry = document.createElement('li');
    entry.append(link);
    return [entry];
  });
  list.replaceChildren(...links);
  place.hidden = links.length === 0;
}

function keepStars() {
  keepIds(
    'favorites',
    stars.flatMap(({ checked, value }) => (checked ? [value] : [])),
  );
  showYours();
}

const keyOf = (family: string) => `unit-${family}`;

function keepUnits() {
  const chosen = unitSystems[units?.value as UnitSystem];
  for (const family of Object.keys(unitSystems.metric.units)) localStorage.removeItem(keyOf(family));
  for (const [family, id] of Object.entries(chosen?.units ?? {})) localStorage.setItem(keyOf(family), id);
}

/** The system that was chosen on an earlier visit, as long as no calculator has another unit since. */
function showUnits() {
  const kept = Object.entries(unitSystems).find(([, system]) =>
    Object.entries(system.units).every(([family, id]) => localStorage.getItem(keyOf(family)) === id),
  );
  if (units && kept) [units.value] = kept;
}

// A star that was set before this script came counts too.
const favorites = keptIds('favorites');
for (const star of stars) star.checked ||= favorites.includes(star.value);
for (const star of stars) star.addEventListener('change', keepStars);
search?.addEventListener('input', showFound);
search?.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  results?.querySelector('a')?.focus();
});
units?.addEventListener('change', keepUnits);
// What was chosen before this script came counts, and otherwise what was chosen once.
if (units?.value) keepUnits();
else showUnits();
keepStars();
showFound();
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  showOffer(event);
});
