/**
 * The script of a form comes when the visitor first uses it, or at once where this device keeps what it is to show.
 * Until then, and without it, the form is a plain one.
 */
export function loadScriptOnUse() {
  const form = document.querySelector<HTMLElement>('form[data-lazy-script]');
  const { lazyScript = '', lazyKept } = form?.dataset ?? {};
  const load = () => import(/* @vite-ignore */ lazyScript).catch(() => undefined);
  form?.addEventListener('focusin', load, { once: true });
  try {
    if (lazyKept && localStorage.getItem(lazyKept)) void load();
  } catch {
    // Where nothing may be stored, there is nothing to show.
  }
}
