import type { Member } from '@orbit-vine/contract/members.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useTabIndex } from './row-stop.ts';

export function IgnoredMessage({ author, children }: { author: Member; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const tabIndex = useTabIndex();
  if (shown) return children;
  return (
    <p className="flex min-h-9 items-center gap-3 text-sm text-muted [grid-area:body]">
      <span className="min-w-0 truncate">{author.name}, whom you ignore, wrote something.</span>
      <Button look="link" tabIndex={tabIndex} onClick={() => setShown(true)}>
        Show
      </Button>
    </p>
  );
}
