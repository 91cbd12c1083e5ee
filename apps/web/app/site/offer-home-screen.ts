/** Missing in TypeScript's DOM types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The text without an offer. */
let words: ChildNode[] | undefined;

/**
 * Replaces the text in `home-screen.tsx` by a button when the browser offers to install. The browser may repeat its
 * offer; the newest counts.
 */
export function showOffer(offer: Event) {
  const place = document.querySelector<HTMLElement>('[data-home-screen]');
  if (!place) return;
  words ??= [...place.childNodes];
  const without = words;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button quiet';
  button.textContent = 'Add to home screen';
  button.addEventListener('click', () => {
    // An offer works once. After a refusal the browser's menu remains.
    place.replaceChildren(...without);
    void (offer as InstallOffer).prompt();
  });
  place.style.minHeight = `${place.offsetHeight}px`;
  place.replaceChildren(button);
  addEventListener('appinstalled', () => place.remove());
}
