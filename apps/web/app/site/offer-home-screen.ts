/** Not yet among TypeScript's types of the browser. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** What stands there without an offer. */
let words: ChildNode[] | undefined;

/**
 * Where the browser offers to put the calculators on the home screen, a button stands in place of the words that say how
 * (`home-screen.tsx`). A browser may offer again before the first offer was taken: the newest counts.
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
    // An offer can be taken once. After a refusal the browser's menu remains.
    place.replaceChildren(...without);
    void (offer as InstallOffer).prompt();
  });
  place.style.minHeight = `${place.offsetHeight}px`;
  place.replaceChildren(button);
  addEventListener('appinstalled', () => place.remove());
}
