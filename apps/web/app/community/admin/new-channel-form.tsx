import { makeChannel } from '@orbit-vine/contract/channel-administration.ts';
import type { FormEvent } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { AdminSection, useAdminAction } from './admin-parts.tsx';
import { ChannelFields, fieldsOf } from './channel-fields.tsx';

export function NewChannelForm() {
  const make = useAdminAction('Channel created');
  const addChannel = (body: { name: string; description: string }) => call(makeChannel, { body });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void make.run(() => addChannel(fieldsOf(form))).then((ok) => ok && form.reset());
  };
  return (
    <AdminSection title="New channel" status={undefined}>
      <form onSubmit={submit} className="mt-4 max-w-xl">
        <ChannelFields />
        <Button type="submit" pending={make.pending} className="mt-4">
          Create the channel
        </Button>
      </form>
    </AdminSection>
  );
}
