import { Calculator, Users } from 'lucide';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Destination } from './destinations.ts';

const kinds = { channel: 'Channel', member: 'Member', members: '', calculator: 'Calculator' };

const icons = { members: Users, calculator: Calculator };

interface DestinationListProps {
  id: string;
  destinations: readonly Destination[];
  at: number;
  onGo: (destination: Destination) => void;
}

export function DestinationList({ id, destinations, at, onGo }: DestinationListProps) {
  return (
    <div id={id} role="listbox" aria-label="Go to" className="-mx-2 mt-3">
      {destinations.map((each, index) => (
        <div
          key={`${each.kind} ${each.id}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // Keeps the focus in the field, and a phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onGo(each)}
          onKeyDown={() => undefined}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xs px-2 hover:bg-ink/5 aria-selected:bg-ink/7"
        >
          <Sign of={each} />
          <span className="min-w-0 flex-1 py-1 leading-snug">
            <span className={each.kind === 'calculator' ? '' : 'block truncate'}>{each.name}</span>
            {each.kind === 'member' && (
              <span className="block truncate text-sm text-muted empty:hidden">{each.line}</span>
            )}
          </span>
          <span className="text-sm text-muted empty:hidden">{kinds[each.kind]}</span>
        </div>
      ))}
    </div>
  );
}

function Sign({ of }: { of: Destination }) {
  return (
    <span aria-hidden="true" className="grid w-7 shrink-0 place-items-center text-lg text-muted">
      {of.kind === 'member' ? (
        <Avatar name={of.name} src={of.avatar} size="tiny" />
      ) : of.kind === 'channel' ? (
        '#'
      ) : (
        <Icon drawing={icons[of.kind]} className="size-5" />
      )}
    </span>
  );
}
