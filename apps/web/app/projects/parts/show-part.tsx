import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Replaces a part's offer by the part. The page has only the styles that it needs itself, so the whole stylesheet is
 * loaded first.
 *
 * @throws if the stylesheet doesn't load; the offer then stays.
 */
export async function showPart(place: HTMLElement, part: ReactNode) {
  await addStyles(place.dataset.styles ?? '');
  // The focused button is about to be removed; a chosen tab keeps the focus.
  const hadFocus = place.contains(document.activeElement);
  createRoot(place).render(<StrictMode>{part}</StrictMode>);
  if (hadFocus) place.focus({ preventScroll: true });
}

function addStyles(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((loaded, failed) => {
    sheet.onload = loaded;
    sheet.onerror = () => {
      sheet.remove();
      failed(new Error('The stylesheet didn’t come.'));
    };
    document.head.append(sheet);
  });
}
