import { isComposing } from '../../ui/is-composing.ts';

/** Work everywhere in the community. `Mod` is the Command key on a Mac, else Ctrl. */
export const everywhere = {
  search: ['Mod+K', '/'],
  previousChannel: ['Alt+ArrowUp'],
  nextChannel: ['Alt+ArrowDown'],
  threads: ['Mod+J'],
  allRead: ['Shift+Escape'],
  list: ['?', 'Mod+/'],
} as const;

export type ShortcutName = keyof typeof everywhere;

export function shortcutOf(event: KeyboardEvent): ShortcutName | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || isComposing(event)) return undefined;
  const modified = ctrlKey || metaKey;
  const writing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  if (document.querySelector('dialog[open]') || (!modified && !altKey && key.length === 1 && writing))
    return undefined;
  const pressed = `${modified ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${key.length === 1 ? key.toUpperCase() : `${shiftKey ? 'Shift+' : ''}${key}`}`;
  return (Object.keys(everywhere) as ShortcutName[]).find((name) =>
    (everywhere[name] as readonly string[]).includes(pressed),
  );
}

/** Elements that handle keys without a modifier. */
const hearsKeys =
  'input, textarea, select, button, a, summary, [contenteditable], [role=menu], [data-seq], pre, [popover]';

/** Whether a printable key was pressed outside of any field: it goes to the composer. */
export function isTyping({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || key.length !== 1 || key === ' ') return false;
  if (document.querySelector('dialog[open], :popover-open')) return false;
  return !(target instanceof Element && target.closest(hearsKeys));
}
