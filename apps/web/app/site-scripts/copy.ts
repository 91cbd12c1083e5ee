import { showToast } from './show-toast.ts';

export function copyOnClick() {
  addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const { copy = '', copied = '' } = button.dataset;
    try {
      await navigator.clipboard.writeText(copy);
      showToast({ title: copied });
    } catch {
      // Without TLS there is no clipboard, and visitors can forbid it.
      const text = button.parentElement?.querySelector('[data-copied-text]');
      if (text) getSelection()?.selectAllChildren(text);
      showToast({ title: 'Couldn’t copy', description: 'The text is selected: copy it by hand.' });
    }
  });
}
