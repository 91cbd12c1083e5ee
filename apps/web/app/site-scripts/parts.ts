/** Loads and starts a part of the page, whose status says how loading goes. */
export async function startPart(place: HTMLElement | null) {
  const status = place?.querySelector('[role=status]');
  if (!place || !status || status.textContent === loading) return;
  status.textContent = loading;
  try {
    const { start } = await import(/* @vite-ignore */ place.dataset.lazyScript ?? '');
    await start(place);
  } catch {
    // Browsers remember the failure of a module by its address.
    place.dataset.lazyScript += '?';
    status.textContent = 'This part couldn’t be loaded. Try again when you’re connected.';
  }
}

const loading = 'Loading…';

/** Starts a part at a click on its button, at the focus of its field, or at once if the page's address names it. */
export function startPartsOnRequest() {
  startBy('click', '[data-start]');
  startBy('focusin', '[data-on-touch]');
  const [name] = location.hash.match(/\w+(?==)/) ?? [];
  if (name) void startPart(document.querySelector(`[data-opens=${name}]`));
}

function startBy(event: 'click' | 'focusin', selector: string) {
  addEventListener(event, ({ target }) => {
    if ((target as Element).closest(selector))
      void startPart((target as Element).closest('[data-lazy-script]'));
  });
}
