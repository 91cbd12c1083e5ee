/** Not yet among TypeScript's types of the browser. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/**
 * Where the browser offers to put the calculators on the home screen, a button stands in place of the words that say how
 * (`home-screen.tsx`).
 */
export function showOffer(offer: Event) {
  const place = document.querySelector<HTMLElement>('[data-home-screen]');
  if (!place) return;
  const words = [...place.childNodes];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button quiet';
  button.textContent = 'Add to home screen';
  button.addEventListener('click', () => {
    // An offer can be taken once. After a refusal the browser's menu remains.
    place.replaceChildren(...words);
    void (offer as InstallOffer).prompt();
  });
  place.style.minHeight = `${place.offsetHeight}px`;
  place.replaceChildren(button);
  addEventListener('appinstalled', () => place.remove());
}
