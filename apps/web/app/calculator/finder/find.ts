import { showOffer } from '../../site/offer-home-screen.ts';
import { chooseUnit, chosenUnitId } from '../form/chosen-units.ts';
import { type UnitSystem, unitSystems } from '../form/unit-systems.ts';
import { favorites, recent } from './kept.ts';
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
  if (found === 0) return 'No calculator has that name. Try the site’s search.';
  return found === 1 ? '1 calculator found.' : `${found} calculators found.`;
}

function showYours() {
  const section = document.querySelector<HTMLElement>('[data-yours]');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const ids = [...new Set([...favorites.get(), ...recent.get()])];
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

function keepStar({ checked, value }: HTMLInputElement) {
  favorites.change((now) => (checked ? [...new Set([...now, value])] : now.filter((id) => id !== value)));
}

function showStars() {
  for (const star of stars) star.checked = favorites.get().includes(star.value);
  showYours();
}

const families = Object.keys(unitSystems.metric.units) as (keyof typeof unitSystems.metric.units)[];

function keepUnits() {
  const chosen = unitSystems[units?.value as UnitSystem];
  for (const family of families) chooseUnit(family, chosen?.units[family] ?? '');
}

/** Selects the unit system whose units are all still chosen on this device. */
function showUnits() {
  const kept = Object.entries(unitSystems).find(([, system]) =>
    families.every((family) => chosenUnitId(family) === system.units[family]),
  );
  if (units && kept) [units.value] = kept;
}

// Keeps stars set before this script loaded.
for (const star of stars) if (star.checked) keepStar(star);
for (const star of stars) star.addEventListener('change', () => keepStar(star));
favorites.subscribe(showStars);
recent.subscribe(showYours);
search?.addEventListener('input', showFound);
search?.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  results?.querySelector('a')?.focus();
});
units?.addEventListener('change', keepUnits);
// A choice made before this script loaded wins over a stored one.
if (units?.value) keepUnits();
else showUnits();
showStars();
showFound();
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  showOffer(event);
});
