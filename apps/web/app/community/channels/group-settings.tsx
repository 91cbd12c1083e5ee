import type { Channel } from '@orbit-vine/contract/channels.ts';
import { changeGroup } from '@orbit-vine/contract/groups.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.ts';
import { channelsQuery } from '../queries/channels.ts';
import { GroupFields } from './group-fields.tsx';
import { groupQuery } from './group-query.ts';

const inviters = [
  ['owner', 'Only the owner'],
  ['members', 'All its members'],
] as const;

interface GroupSettingsProps {
  channel: Channel;
  whoInvites: 'owner' | 'members';
}

export function GroupSettings({ channel, whoInvites }: GroupSettingsProps) {
  const { id: channelId, name, description } = channel;
  const [fields, setFields] = useState({ name, description });
  const [inviter, setInviter] = useState(whoInvites);
  const { pending, failure, run } = useAction({
    refetch: [channelsQuery.queryKey, groupQuery(channelId).queryKey],
  });
  const [saved, setSaved] = useState(false);
  const save = async () => {
    const body = { ...fields, whoInvites: inviter };
    setSaved(await run(() => call(changeGroup, { params: { channelId }, body })));
  };
  return (
    <form
      className="border-t border-line pt-4"
      onChange={() => setSaved(false)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3 className="font-sans text-base font-semibold tracking-normal">The group</h3>
      <GroupFields fields={fields} onChange={setFields} />
      <div className="mt-4">
        <Select label="Who may invite" value={inviter} choices={inviters} onChange={setInviter} />
      </div>
      <ErrorLine error={failure} className="mt-3" />
      <div className="mt-4 flex items-center gap-3">
        <Button type="submit" pending={pending}>
          Save
        </Button>
        <span role="status" className="text-sm text-muted">
          {saved && 'Saved'}
        </span>
      </div>
    </form>
  );
}
