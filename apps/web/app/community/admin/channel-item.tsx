import { changeChannel } from '@orbit-vine/contract/channel-administration.ts';
import type { Channel } from '@orbit-vine/contract/channels.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type FormEvent, useState } from 'react';
import { call } from '../../api.ts';
import { smallButton, useDeed } from './admin-parts.tsx';
import { ChannelFields, fieldsOf } from './channel-fields.tsx';

interface ChannelItemProps {
  channel: Channel;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
}

export function ChannelItem({ channel, onUp, onDown }: ChannelItemProps) {
  const { id, name, description, archived } = channel;
  const [editing, setEditing] = useState(false);
  const archive = useDeed(
    () => call(changeChannel, { params: { channelId: id }, body: { archived: !archived } }),
    archived ? 'Channel restored' : 'Channel archived',
  );
  return (
    <li className="py-4">
      {editing ? (
        <EditForm channel={channel} onDone={() => setEditing(false)} />
      ) : (
        <>
          <h3 className="font-sans text-lg font-semibold tracking-normal wrap-anywhere">{name}</h3>
          <p className="text-muted wrap-anywhere">{description}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {!archived && (
              <>
                <MoveButton label={`Move ${name} up`} onMove={onUp} icon={ArrowUp} />
                <MoveButton label={`Move ${name} down`} onMove={onDown} icon={ArrowDown} />
              </>
            )}
            <button
              type="button"
              aria-label={`Edit ${name}`}
              className={smallButton}
              onClick={() => setEditing(true)}
            >
              Edit
            </button>
            <button
              type="button"
              aria-label={`${archived ? 'Restore' : 'Archive'} ${name}`}
              disabled={archive.isPending}
              className={smallButton}
              onClick={() => archive.mutate(undefined)}
            >
              {archived ? 'Restore' : 'Archive'}
            </button>
          </div>
        </>
      )}
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  onMove: (() => void) | undefined;
  icon: typeof ArrowUp;
}

/** Stays where it is when there is nowhere to move to, so that the focus stays too. */
function MoveButton({ label, onMove, icon: Arrow }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!onMove}
      onClick={onMove}
      className="grid size-11 place-items-center rounded-xs border border-edge outline-offset-2 hover:border-wine hover:text-wine focus-visible:outline-2 focus-visible:outline-wine aria-disabled:border-line aria-disabled:text-muted"
    >
      <Arrow aria-hidden="true" className="size-5" />
    </button>
  );
}

function EditForm({ channel, onDone }: { channel: Channel; onDone: () => void }) {
  const change = useDeed(
    (body: { name: string; description: string }) =>
      call(changeChannel, { params: { channelId: channel.id }, body }),
    'Channel changed',
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(fieldsOf(event.currentTarget), { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit}>
      <ChannelFields name={channel.name} description={channel.description} focused />
      <div className="mt-4 flex gap-3">
        <button type="submit" disabled={change.isPending} className={smallButton}>
          Save
        </button>
        <button type="button" className={smallButton} onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}
