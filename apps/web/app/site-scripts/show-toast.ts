import { carriedToastKey, type Toast, toastMs } from '../platform/toast.ts';

let hiding: ReturnType<typeof setTimeout>;

/** Shows the one toast of a page without React; `ui/toast.tsx` is the community's. */
export function showToast(toast: Toast) {
  const { title, description = '', destructive = false } = toast;
  const place = document.querySelector('[data-toast]');
  if (!place) return;
  const heading = document.createElement('strong');
  const text = document.createElement('p');
  heading.textContent = title;
  text.textContent = description;
  place.replaceChildren(heading, text);
  place.toggleAttribute('data-destructive', destructive);
  clearTimeout(hiding);
  hiding = setTimeout(() => place.replaceChildren(), toastMs(toast));
}

export function showCarriedToast() {
  try {
    const carried = sessionStorage.getItem(carriedToastKey);
    sessionStorage.removeItem(carriedToastKey);
    if (carried) showToast(JSON.parse(carried));
  } catch {
    // Without storage, no toast was left.
  }
}
