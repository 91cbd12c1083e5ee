import { showOffer } from '../../site/offer-home-screen.ts';
import { type UnitSystem, unitSystems } from '../form/unit-systems.ts';
import { keepIds, keptIds } from './kept.ts';
import { finderOf } from './matching.ts';

const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
const search = document.querySelector<HTMLInputElement>('[data-find]');
const units = document.querySelector<HTMLSelectElement>('[data-units]');
const status = document.querySelector('[data-found]');
const items = all<HTMLLIElement>('[data-tool]');
const find = finderOf(
  items.map((item) => ({
    title: item.querySelector('a')?.textContent ?? '',
    description: item.querySelector('p')?.textContent ?? '',
    searchWords: item.dataset.words?.split(', ') ?? [],
  })),
);
const lists = all<HTMLElement>('[data-lists]');
const results = document.querySelector('[data-results]');
const stars = all<HTMLInputElement>('[data-star]');

function showFound() {
  const typed = search?.value ?? '';
  const found = typed.trim() === '' ? [] : find(typed).flatMap((index) => items[index] ?? []);
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
  result.append(linkOf(item) ?? '', descriptionOf(item));
  return result;
}

function descriptionOf(item: HTMLLIElement) {
  const description = document.createElement('p');
  description.textContent = item.querySelector('p')?.textContent ?? '';
  return description;
}

function foundText(found: number): string {
  if (found === 0) return 'Nothing here has that name. Try the site’s search.';
  return found === 1 ? '1 calculator found.' : `${found} calculators found.`;
}

/** Favorites first, then recently used ones, as links above the lists. */
function showYours() {
  const section = document.querySelector<HTMLElement>('[data-yours]');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const ids = [...new Set([...keptIds('favorites'), ...keptIds('recent')])];
  const links = ids.flatMap((id) => {
    const link = linkOf(document.querySelector(`[data-tool="${CSS.escape(id)}"]`));
    if (!link) return [];
    const entry = document.createElement('li');
    entry.append(link);
    return [entry];
  });
  list.replaceChildren(...links);
  section.hidden = links.length === 0;
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

/** The unit system chosen on an earlier visit, if no calculator has had another unit since. */
function showUnits() {
  const kept = Object.entries(unitSystems).find(([, system]) =>
    Object.entries(system.units).every(([family, id]) => localStorage.getItem(keyOf(family)) === id),
  );
  if (units && kept) [units.value] = kept;
}

// Keeps stars set before this script loaded.
const favorites = keptIds('favorites');
for (const star of stars) star.checked ||= favorites.includes(star.value);
for (const star of stars) star.addEventListener('change', keepStars);
search?.addEventListener('input', showFound);
search?.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  results?.querySelector('a')?.focus();
});
units?.addEventListener('change', keepUnits);
// A choice made before this script loaded wins over a stored one.
if (units?.value) keepUnits();
else showUnits();
keepStars();
showFound();
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  showOffer(event);
});
