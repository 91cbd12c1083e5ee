import type { Channel } from '@orbit-vine/contract/channels.ts';
import { type Observable, useObservable } from '../../platform/observable.ts';
import { Button } from '../../ui/button.tsx';

export function isUnread({ unread, mentions, level, archived }: Channel): boolean {
  return mentions > 0 || (unread > 0 && level !== 'nothing' && !archived);
}

interface UnreadOnlyButtonProps {
  unreadOnly: Observable<boolean>;
  nothing: boolean;
}

export function UnreadOnlyButton({ unreadOnly, nothing }: UnreadOnlyButtonProps) {
  const on = useObservable(unreadOnly);
  return (
    <>
      <button
        type="button"
        aria-pressed={on}
        onClick={() => unreadOnly.set(!on)}
        className="mb-2 block min-h-11 w-full px-5 text-left text-sm text-muted -outline-offset-2 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine aria-pressed:text-ink"
      >
        Unread only{on && <span aria-hidden="true">: on</span>}
      </button>
      <p role="status" className="px-5 text-sm text-muted not-empty:pb-2">
        {on && nothing && 'Nothing unread'}
      </p>
      {on && nothing && (
        <p className="px-5 pb-4">
          <Button look="link" onClick={() => unreadOnly.set(false)}>
            Show all channels
          </Button>
        </p>
      )}
    </>
  );
}
