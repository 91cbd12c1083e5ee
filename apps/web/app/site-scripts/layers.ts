const target = (event: Event) => event.target as Element;

/** `command` and `closedby` for browsers that lack them. */
export function openDialogs() {
  addEventListener('click', (event) => {
    const button = target(event).closest('[commandfor]');
    if (button && !('commandForElement' in button)) {
      const dialog = document.getElementById(
        button.getAttribute('commandfor') ?? '',
      ) as HTMLDialogElement | null;
      if (button.getAttribute('command') === 'close') dialog?.close();
      else dialog?.showModal();
    }
  });
  // On the dialog, since an iPhone makes no click of a tap on what has no listener. Its content covers all of it, so
  // that a click on itself is one on the backdrop.
  for (const dialog of document.querySelectorAll('dialog'))
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
}

/** Closes the opened menus when the visitor goes elsewhere, and does without `popover` where it is missing. */
export function openMenus() {
  const closeOthers = (inside: Element | null = null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-dismiss][open]'))
      if (!menu.contains(inside)) menu.open = false;
  };
  // Not at a click, which an iPad makes only of a tap on what can be pressed.
  addEventListener('pointerup', (event) => closeOthers(target(event)));
  addEventListener('focusin', (event) => closeOthers(target(event)));
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    document.querySelector<HTMLElement>('[data-dismiss][open]:focus-within summary')?.focus();
    closeOthers();
  });
  // Or Back would show the page as it was left, under its menu.
  addEventListener('pagehide', () => document.querySelector<HTMLElement>('[popover]')?.hidePopover?.());
  if ('popover' in HTMLElement.prototype) return;
  addEventListener('click', (event) => {
    const id = target(event).closest('[popovertarget]')?.getAttribute('popovertarget');
    if (id) document.getElementById(id)?.toggleAttribute('data-open');
  });
}
