import type { Channel } from '@orbit-vine/contract/channels.ts';
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { focusComposer } from '../focus-composer.ts';
import { messageElementId } from '../message/message-row.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import { rowsIn } from './list-geometry.ts';
import type { Row } from './rows.ts';

const steps: Record<string, 1 | -1> = { ArrowUp: -1, k: -1, ArrowDown: 1, j: 1 };

const busy = 'input, textarea, select, [popover], dialog, pre';

/**
 * One tab stop for the conversation: the message focused last, or the newest. Arrows move from there, and letters
 * press the button with that `aria-keyshortcuts`.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, rows: readonly Row[], channel: Channel) {
  const { user, actions } = useMemberTools();
  const [chosen, setChosen] = useState<string>();
  const at = rows.find(({ message }) => messageElementId(message.id) === chosen) ?? rows.at(-1);
  const stop = at?.message.id;

  const walk = (from: HTMLElement | null, step: 1 | -1) => {
    const all = list.current ? rowsIn(list.current) : [];
    const next = from
      ? all[all.indexOf(from) + step]
      : all.find(({ id }) => stop && id === messageElementId(stop));
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
  const act = (row: HTMLElement, key: string): boolean => {
    if (key === 'E') {
      const message = rows.find((each) => messageElementId(each.message.id) === row.id)?.message;
      if (message?.author.id !== user.id || message.deleted || channel.archived) return false;
      actions.edit(message.id);
      return true;
    }
    const button = row.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
    button?.click();
    return button !== null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    if (target.closest(busy)) return;
    if (key.length === 1 && actions.awaitingForm.get()) return event.preventDefault();
    const row = target.closest<HTMLElement>('[data-seq]');
    const step = steps[key];
    if (step && (row || !key.startsWith('Arrow'))) walk(row, step);
    else if (row && key === 'Escape') focusComposer();
    else if (!row || key.length > 1 || !act(row, key.toUpperCase())) return;
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('[data-seq]');
    if (row) setChosen(row.id);
  };
  return { stop, onKeyDown, onFocus };
}
