const target = (event: Event) => event.target as Element;

/** `command` and `closedby` for browsers that lack them. */
export function openDialogs() {
  addEventListener('click', (event) => {
    const clicked = target(event);
    const button = clicked.closest('[commandfor]');
    if (button && !('commandForElement' in button)) {
      const dialog = document.getElementById(
        button.getAttribute('commandfor') ?? '',
      ) as HTMLDialogElement | null;
      if (button.getAttribute('command') === 'close') dialog?.close();
      else dialog?.showModal();
    }
    // A click on the backdrop is one on the dialog itself, whose content covers all of it.
    if (clicked instanceof HTMLDialogElement && !('closedBy' in clicked))
      (clicked as HTMLDialogElement).close();
  });
}

/** Closes the opened `details` menus when the visitor goes elsewhere, and does without `popover` where it is missing. */
export function openMenus() {
  const closeOthers = (inside?: Element) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-dismiss][open]')) {
      if (!inside || !menu.contains(inside)) menu.open = false;
    }
  };
  addEventListener('click', (event) => closeOthers(target(event)));
  addEventListener('focusin', (event) => closeOthers(target(event)));
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = document.querySelector('[data-dismiss][open]');
    if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus();
    closeOthers();
  });
  if ('popover' in HTMLElement.prototype) return;
  addEventListener('click', (event) => {
    const id = target(event).closest('[popovertarget]')?.getAttribute('popovertarget');
    if (id) document.getElementById(id)?.toggleAttribute('data-open');
  });
}
