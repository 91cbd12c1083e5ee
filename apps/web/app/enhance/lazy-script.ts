/** The script of a form comes when the visitor first uses it. Until then, and without it, the form is a plain one. */
export function loadScriptOnUse() {
  const form = document.querySelector<HTMLElement>('[data-lazy-script]');
  const load = () => import(/* @vite-ignore */ form?.dataset.lazyScript ?? '').catch(() => undefined);
  form?.addEventListener('focusin', load, { once: true });
}
