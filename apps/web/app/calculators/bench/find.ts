import { keepIds, keptIds } from './kept.ts';
import { matches } from './matching.ts';
import { type UnitSystem, unitSystems } from './unit-systems.ts';

/** The script of `/tools`: it comes when somebody uses the page, or at once where something is kept for it. */
const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
const search = document.querySelector<HTMLInputElement>('[data-find]');
const units = document.querySelector<HTMLSelectElement>('[data-units]');
const status = document.querySelector('[data-found]');
const items = all<HTMLLIElement>('[data-tool]');
const stars = all<HTMLInputElement>('[data-star]');

function showFound() {
  const typed = search?.value ?? '';
  let found = 0;
  for (const item of items) {
    item.hidden = !matches(`${item.textContent} ${item.dataset.words}`, typed);
    if (!item.hidden) found += 1;
  }
  for (const group of all<HTMLElement>('[data-task]')) {
    group.hidden = !group.querySelector('[data-tool]:not([hidden])');
  }
  if (status) status.textContent = typed.trim() === '' ? '' : foundText(found);
}

function foundText(found: number): string {
  if (found === 0) return 'Nothing here has that name. The search of the whole site may know it.';
  return found === 1 ? '1 calculator found.' : `${found} calculators found.`;
}

/** Favorites first, then what was used last, each once, as links above the lists. */
function showYours() {
  const place = document.querySelector<HTMLElement>('[data-yours]');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  const ids = [...new Set([...keptIds('favorites'), ...keptIds('recent')])];
  const links = ids.flatMap((id) => {
    const link = document.querySelector<HTMLAnchorElement>(`[data-tool="${CSS.escape(id)}"] a`);
    if (!link) return [];
    const entry = document.createElement('li');
    const copy = document.createElement('a');
    copy.href = link.href;
    copy.textContent = link.textContent;
    entry.append(copy);
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

function setUnits() {
  const system = unitSystems[units?.value as UnitSystem];
  if (!system) return;
  for (const [family, id] of Object.entries(system.units)) localStorage.setItem(`unit-${family}`, id);
}

// A star that was set before this script came counts too.
const favorites = keptIds('favorites');
for (const star of stars) star.checked ||= favorites.includes(star.value);
for (const star of stars) star.addEventListener('change', keepStars);
search?.addEventListener('input', showFound);
search?.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  items
    .find(({ hidden }) => !hidden)
    ?.querySelector('a')
    ?.focus();
});
units?.addEventListener('change', setUnits);
setUnits();
keepStars();
showFound();
