import { showToast } from './carried-toast.ts';

export function copyOnClick() {
  addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    showToast({ title: button.dataset.copied ?? '' });
  });
}
