import { type Message, reactionTypes } from '@orbit-vine/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Retry } from '../../ui/retry.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { reactionNames } from './reaction-buttons.tsx';
import { reactionsQuery } from './who-reacted.ts';

/** Everybody behind the counts, for whom a tip on a button is out of reach. */
export function ReactionsDialog({ message, onDone }: { message: Message; onDone: () => void }) {
  const { data, error, refetch } = useQuery(reactionsQuery(message));
  const types = reactionTypes.filter((type) => (data?.[type].length ?? 0) > 0);
  return (
    <Dialog title="Who reacted" onDismiss={onDone}>
      <div className="mt-5 grid gap-5">
        {error && !data && <Retry message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows />}
        {types.map((type) => (
          <section key={type}>
            <h3 className="text-sm text-muted">
              {reactionNames[type]}, {data?.[type].length}
            </h3>
            <ul className="mt-2 grid gap-1.5">
              {data?.[type].map(({ id, name, avatar }) => (
                <li key={id} className="flex items-center gap-3">
                  <Avatar name={name} src={avatar} size="row" />
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
