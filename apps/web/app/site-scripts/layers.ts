const target = (event: Event) => event.target as Element;

/** For browsers without `command` and `closedby`. */
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
  // On each dialog, since an iPhone dispatches no click for a tap on an element without a listener. A dialog's content
  // covers it, so that a click on the dialog itself is on its backdrop.
  for (const dialog of document.querySelectorAll('dialog'))
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
}

/**
 * Closes opened menus when the visitor presses or focuses something else, and replaces `popover` where it is missing.
 */
export function openMenus() {
  const closeOthers = (inside: Element | null = null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-dismiss][open]'))
      if (!menu.contains(inside)) menu.open = false;
  };
  // Not `click`: an iPad dispatches it only for taps on elements that can be pressed.
  addEventListener('pointerup', (event) => closeOthers(target(event)));
  addEventListener('focusin', (event) => closeOthers(target(event)));
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    document.querySelector<HTMLElement>('[data-dismiss][open]:focus-within summary')?.focus();
    closeOthers();
  });
  // Back would otherwise show the page with its menu open.
  addEventListener('pagehide', () => document.querySelector<HTMLElement>('[popover]')?.hidePopover?.());
  if ('popover' in HTMLElement.prototype) return;
  addEventListener('click', (event) => {
    const id = target(event).closest('[popovertarget]')?.getAttribute('popovertarget');
    if (id) document.getElementById(id)?.toggleAttribute('data-open');
  });
}
