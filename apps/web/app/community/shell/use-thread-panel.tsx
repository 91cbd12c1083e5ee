import { useEffect } from 'react';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { MemberTools } from '../sync/member-tools.ts';

const ThreadPanel = later(() => import('./thread-panel.tsx').then((module) => module.ThreadPanel), {
  waiting: SkeletonRows,
});

export function useThreadPanel({ actions }: MemberTools): void {
  useEffect(
    () =>
      actions.thread.subscribe(() => {
        const thread = actions.thread.get();
        if (!thread) return;
        const { from, ...shown } = thread;
        const id = `thread ${shown.rootId}`;
        openPanel({ id, title: 'Thread', content: <ThreadPanel key={id} {...shown} /> }, from);
      }),
    [actions],
  );
}
