import type { Message } from '@orbit-vine/contract/messages.ts';
import { later } from '../../../ui/later.tsx';
import { openPanel } from '../../../ui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';

const ReactionsPanel = later(() => import('./reactions-panel.tsx').then((module) => module.ReactionsPanel), {
  waiting: SkeletonRows,
});

export function openReactions(message: Message, button: Element | null): void {
  openPanel(
    { id: `reactions ${message.id}`, title: 'Who reacted', content: <ReactionsPanel message={message} /> },
    button,
  );
}
