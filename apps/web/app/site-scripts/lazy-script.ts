/**
 * Loads a form's script at the first focus, or at once if this device has stored what the script would show. Until
 * then, and without script, the form is a plain one.
 */
export function loadScriptOnUse() {
  const form = document.querySelector<HTMLElement>('form[data-lazy-script]');
  const { lazyScript = '', lazyKept } = form?.dataset ?? {};
  const load = () => import(/* @vite-ignore */ lazyScript).catch(() => undefined);
  form?.addEventListener('focusin', load, { once: true });
  try {
    if (lazyKept && localStorage.getItem(lazyKept)) void load();
  } catch {
    // Without storage, there is nothing to show.
  }
}
