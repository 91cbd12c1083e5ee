/** Brings the script of a part of the page that the visitor has asked for, and says there how it goes. */
export async function startPart(place: HTMLElement | null) {
  const status = place?.querySelector('[role=status]');
  if (!place || !status || status.textContent === loading) return;
  status.textContent = loading;
  try {
    const { start } = await import(/* @vite-ignore */ place.dataset.lazyScript ?? '');
    await start(place);
  } catch {
    // Browsers remember by its address that a script did not come.
    place.dataset.lazyScript += '?';
    status.textContent = 'This part couldn’t be loaded. Try again when you’re connected.';
  }
}

const loading = 'Loading…';

/** Starts a part by its button or its field, or at once if the page's address has something for it. */
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
