/* These functions run in the page under test, as source: they can use only each other. */

interface Look {
  /** Index of the focused target: -1 for another element, undefined for none. */
  index: number | undefined;
  name: string;
  faults: string[];
}

/** The elements that Tab should reach, in document order; with an open dialog, only its elements. */
function targetsOfTab(): HTMLElement[] {
  const all = (document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(
    'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]',
  );
  return [...all].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      standsForGroup(element),
  );
}

/** Tab reaches only one radio button of a group: the selected one, or the first. */
function standsForGroup(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name, form }) => name === element.name && form === element.form,
  );
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

function nameOf(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const { id, name } = element as HTMLInputElement;
  return `${element.localName} "${(text || name || id || '').slice(0, 40)}"`;
}

/**
 * The elements that may show the focus: the element, the label of a hidden one, or the frame around a field and its
 * unit.
 */
function facesOf(element: HTMLElement): Element[] {
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const frame = element.matches('input, select, textarea') && element.parentElement;
  return [element, ...labels, ...labels.flatMap((label) => [...label.children]), ...(frame ? [frame] : [])];
}

function ringsOf(element: HTMLElement): string {
  return facesOf(element)
    .map((face) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(face);
      const drawn = outlineStyle !== 'none' && outlineWidth !== '0px' && !/, 0\)$/.test(outlineColor);
      return `${drawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : ''} ${boxShadow}`;
    })
    .join('|');
}

/** Whether the element is fully hidden: off the screen, or under the bar (WCAG 2.4.11). */
function isObscured(element: HTMLElement): boolean {
  return facesOf(element).every((face) =>
    [...face.getClientRects()].every(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].every((share) => {
        const hit = document.elementFromPoint(left + width * share, top + height * share);
        return !hit || !(face.contains(hit) || hit.contains(face));
      }),
    ),
  );
}

function floats(element: Element | null): boolean {
  if (!element) return false;
  return /fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement);
}

/** The element's position; for an element in a scrolling box, the box's. */
function positionOf(element: HTMLElement, other: HTMLElement): DOMRect {
  let box = element.parentElement;
  while (box && box !== document.body && !/auto|scroll/.test(getComputedStyle(box).overflowY))
    box = box.parentElement;
  return (box && box !== document.body && !box.contains(other) ? box : element).getBoundingClientRect();
}

/** Steps of the focus that jump up the page, except to the top of a column further right. */
function backwardSteps(targets: HTMLElement[]): string[] {
  const settled = targets.filter((element) => !floats(element) && element.getBoundingClientRect().width > 1);
  return settled.flatMap((element, at) => {
    const next = settled[at + 1];
    if (!next) return [];
    const [one, other] = [positionOf(element, next), positionOf(next, element)];
    const back = other.bottom <= one.top && other.left < one.right;
    return back ? [`the focus jumps back up from ${nameOf(element)} to ${nameOf(next)}`] : [];
  });
}

let targets: HTMLElement[] = [];
let ringsBefore: string[] = [];
let looks: Look[] = [];

function begin() {
  (document.activeElement as HTMLElement | null)?.blur();
  targets = targetsOfTab();
  ringsBefore = targets.map(ringsOf);
  looks = [];
  // On keyup, the focus has moved and its element has been scrolled into view.
  window.addEventListener('keyup', () => looks.push(look()), { capture: true });
  const ahead = targets.filter((element) => element.tabIndex > 0);
  return {
    names: targets.map(nameOf),
    // WCAG 2.4.1 is about blocks; a link or two before the content are no block.
    blockBefore: targets.findIndex((element) => element.closest('main, dialog')) > 2,
    faults: [...backwardSteps(targets), ...ahead.map((element) => `${nameOf(element)} goes before its turn`)],
  };
}

function look(): Look {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element === document.documentElement)
    return { index: undefined, name: '', faults: [] };
  const name = nameOf(element);
  const ownIndex = targets.indexOf(element);
  // Hydration at the first touch may replace elements of the prerendered page.
  const index =
    ownIndex >= 0 ? ownIndex : targets.findIndex((gone) => !gone.isConnected && nameOf(gone) === name);
  const unmarked = index >= 0 ? ringsOf(element) === ringsBefore[index] : !ringsOf(element).trim();
  return {
    index,
    name,
    faults: [
      unmarked && `nothing shows that ${name} has the focus`,
      isObscured(element) && `${name} cannot be seen when it has the focus`,
    ].filter((fault) => fault !== false),
  };
}

function noted(): Look[] {
  return looks.splice(0);
}

function hasSkipped(): boolean {
  const target = document.querySelector(targets[0]?.getAttribute('href') ?? '');
  const element = document.activeElement;
  if (!target || !element || element === document.body) return false;
  return (
    target.contains(element) ||
    Boolean(target.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  );
}

function focusSkipLink(): boolean {
  const skip = targets[0];
  if (!skip?.getAttribute('href')?.startsWith('#')) return false;
  skip.focus();
  return true;
}

export type { Look };
export type Beginning = ReturnType<typeof begin>;

export const walkInPage = `window.walk = (() => {
  let targets = [], ringsBefore = [], looks = [];
  ${[targetsOfTab, standsForGroup, nameOf, facesOf, ringsOf, isObscured, floats, positionOf, backwardSteps, begin, look, noted, hasSkipped, focusSkipLink].join('\n')}
  return { begin, look, noted, hasSkipped, focusSkipLink };
})()`;
