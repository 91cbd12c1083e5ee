import type { EarlyField } from './early-input.ts';
import { initialState, shownUnit, textIn } from './field.ts';
import { unitKey, valuesIn, valuesKey } from './share.ts';
import { type UnitFamily, unitFamilies } from './units.ts';

/*
 * A script in the page, right after its form: before hydration, it shows the chosen units and the values of the
 * address or of the last visit. Each field remembers the value set here as `early`, so that `early-input.ts` recognizes
 * typed text. The stylesheet hides the answer, which is that of the defaults, while the fields contain other values.
 */

/** `platform/stored.ts` would weigh more than this script. */
function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

const isFamily = (name: string): name is UnitFamily => name in unitFamilies;

for (const section of document.querySelectorAll<HTMLElement>('section[data-calculator]')) open(section);

function open(section: HTMLElement) {
  const id = section.dataset.calculator ?? '';
  const linked = valuesIn(location.hash, id);
  const values = linked.size > 0 ? linked : new Map(new URLSearchParams(stored(valuesKey(id))));
  const inputs = Array.from(section.querySelectorAll<EarlyField<HTMLInputElement>>('input[data-step]'));
  const wait = () => section.setAttribute('data-waiting', '');

  function set(field: EarlyField, value: string) {
    if (field.value === value) return;
    field.early = value;
    field.value = value;
    if (!section.hasAttribute('data-ready')) wait();
  }

  function showNumber(input: HTMLInputElement) {
    const select = input.parentElement?.querySelector('select');
    const family = select?.dataset.family ?? '';
    const step = Number(input.dataset.step);
    const initial = Number(input.defaultValue.replace('\u2212', '-'));
    const unit = isFamily(family) ? { family } : '';
    const spec = { label: '', initial, min: initial, max: initial, step, range: '', unit };
    const given = Number(values.get(input.name) ?? Number.NaN);
    const state = initialState(spec, Number.isFinite(given) ? given : initial);
    const shown = shownUnit(spec, state, (chosen) => stored(unitKey(chosen)));
    // Text typed while the page was loading stays, in the unit beside it.
    if (input.value !== input.defaultValue) return wait();
    if (select) set(select, shown.id);
    set(input, textIn(state, shown));
  }

  for (const input of inputs) showNumber(input);
  for (const choice of section.querySelectorAll<HTMLSelectElement>('select[name]')) {
    const value = values.get(choice.name) ?? '';
    if (Array.from(choice.options).some((option) => option.value === value)) set(choice, value);
  }
  for (const box of section.querySelectorAll<EarlyField<HTMLInputElement>>('input[type=checkbox]')) {
    const value = values.get(box.name);
    if (value === undefined || (value === 'on') === box.checked) continue;
    box.checked = value === 'on';
    box.early = value;
    wait();
  }
  section.addEventListener('input', wait);
}
