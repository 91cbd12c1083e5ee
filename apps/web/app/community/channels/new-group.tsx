import { makeGroup } from '@orbit-vine/contract/groups.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useGoToNewChannel } from '../members/use-conversation.ts';
import { GroupFields } from './group-fields.tsx';

export function NewGroup({ onDone }: { onDone: (opened: boolean) => void }) {
  const [fields, setFields] = useState({ name: '', description: '' });
  const go = useGoToNewChannel();
  const { pending, failure, run } = useAction();
  const make = async () => {
    if (await run(async () => go((await call(makeGroup, { body: fields })).id))) onDone(true);
  };
  return (
    <Dialog title="New private group" onDismiss={() => onDone(false)}>
      <p className="mt-2 text-muted">
        Only its members see it, its name, and what is written there. You can invite up to{' '}
        {limits.groupMembers}.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <GroupFields fields={fields} onChange={setFields} />
        <ErrorLine error={failure} className="mt-3" />
        <DialogButtons onCancel={() => onDone(false)} pending={pending}>
          Create group
        </DialogButtons>
      </form>
    </Dialog>
  );
}
