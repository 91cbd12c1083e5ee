import { carriedToastKey, type Toast } from './toast.ts';

let hiding: ReturnType<typeof setTimeout>;

/** Shows the one toast of the page for 5 seconds. */
export function showToast({ title, description = '', destructive = false }: Toast) {
  const place = document.querySelector('[data-toast]');
  if (!place) return;
  const heading = document.createElement('strong');
  const text = document.createElement('p');
  heading.textContent = title;
  text.textContent = description;
  place.replaceChildren(heading, text);
  place.toggleAttribute('data-destructive', destructive);
  clearTimeout(hiding);
  hiding = setTimeout(() => place.replaceChildren(), 5000);
}

/** Shows what the page before this one left to be said. */
export function carryOn() {
  const carried = sessionStorage.getItem(carriedToastKey);
  if (!carried) return;
  sessionStorage.removeItem(carriedToastKey);
  showToast(JSON.parse(carried));
}
