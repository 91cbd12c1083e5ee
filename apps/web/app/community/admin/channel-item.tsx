import { changeChannel, slowModesS } from '@orbit-vine/contract/channel-administration.ts';
import type { Channel } from '@orbit-vine/contract/channels.ts';
import { durationWords } from '@orbit-vine/contract/duration-words.ts';
import { MoveDown, MoveUp } from 'lucide';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import type { Drawing } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { useAdminAction } from './admin-parts.tsx';
import { ChannelFields, fieldsOf } from './channel-fields.tsx';

const slowChoices = slowModesS.map(
  (seconds) => [String(seconds), seconds ? durationWords(seconds) : 'No wait'] as const,
);

interface ChannelItemProps {
  channel: Channel;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
}

export function ChannelItem({ channel, onUp, onDown }: ChannelItemProps) {
  const { id, name, description, archived, first } = channel;
  const [editing, setEditing] = useState(false);
  const archive = useAdminAction(archived ? 'Channel restored' : 'Channel archived');
  const welcome = useAdminAction('Newcomers see this channel first');
  const makeFirst = () => call(changeChannel, { params: { channelId: id }, body: { first: true } });
  const toggleArchived = () =>
    call(changeChannel, { params: { channelId: id }, body: { archived: !archived } });
  return (
    <li className="py-4">
      {editing ? (
        <EditForm channel={channel} onDone={() => setEditing(false)} />
      ) : (
        <>
          <h3 className="font-sans text-lg font-semibold tracking-normal wrap-anywhere">{name}</h3>
          <p className="text-muted wrap-anywhere">{description}</p>
          {channel.staffOnly && <p className="text-sm text-muted">Only moderators can write here.</p>}
          {channel.slowS && (
            <p className="text-sm text-muted">Slow mode: one message every {durationWords(channel.slowS)}.</p>
          )}
          {first && <p className="text-sm font-semibold text-vine">Newcomers see this one first.</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            {!archived && (
              <>
                <MoveButton label={`Move ${name} up`} onMove={onUp} icon={MoveUp} />
                <MoveButton label={`Move ${name} down`} onMove={onDown} icon={MoveDown} />
              </>
            )}
            <Button aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
              Edit
            </Button>
            {!archived && !first && (
              <Button
                aria-label={`Show to newcomers first: ${name}`}
                pending={welcome.pending}
                onClick={() => void welcome.run(makeFirst)}
              >
                Show to newcomers first
              </Button>
            )}
            <Button
              aria-label={`${archived ? 'Restore' : 'Archive'} ${name}`}
              pending={archive.pending}
              onClick={() => void archive.run(toggleArchived)}
            >
              {archived ? 'Restore' : 'Archive'}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  onMove: (() => void) | undefined;
  icon: Drawing;
}

/** Stays in place when it is disabled, so that the focus stays too. */
function MoveButton({ label, onMove, icon: drawing }: MoveButtonProps) {
  return <IconButton label={label} icon={drawing} aria-disabled={!onMove} onClick={onMove} />;
}

function EditForm({ channel, onDone }: { channel: Channel; onDone: () => void }) {
  const change = useAdminAction('Channel changed');
  const saveChannel = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const slowS = slowModesS.find((seconds) => String(seconds) === fields.get('slowS'));
    const modes = { staffOnly: fields.has('staffOnly'), ...(slowS !== undefined && { slowS }) };
    return call(changeChannel, { params: { channelId: channel.id }, body: { ...fieldsOf(form), ...modes } });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void change.run(() => saveChannel(form)).then((ok) => ok && onDone());
  };
  return (
    <form onSubmit={submit}>
      <ChannelFields name={channel.name} description={channel.description} focused />
      <div className="mt-3 grid gap-3">
        <Select
          label="Slow mode: the wait between a member’s messages"
          name="slowS"
          choices={slowChoices}
          defaultValue={String(channel.slowS ?? 0)}
        />
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="staffOnly"
            defaultChecked={channel.staffOnly === true}
            className="size-5 accent-wine"
          />
          Only moderators can write here; members can read and react
        </label>
      </div>
      <div className="mt-4 flex gap-3">
        <Button type="submit" pending={change.pending}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
