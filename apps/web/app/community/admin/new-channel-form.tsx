import { makeChannel } from '@orbit-vine/contract/channel-administration.ts';
import type { FormEvent } from 'react';
import { call } from '../../api.ts';
import { AdminSection, smallButton, useDeed } from './admin-parts.tsx';
import { ChannelFields, fieldsOf } from './channel-fields.tsx';

export function NewChannelForm() {
  const make = useDeed(
    (body: { name: string; description: string }) => call(makeChannel, { body }),
    'Channel made',
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    make.mutate(fieldsOf(form), { onSuccess: () => form.reset() });
  };
  return (
    <AdminSection title="A new channel" status={undefined}>
      <form onSubmit={submit} className="mt-4 max-w-xl">
        <ChannelFields />
        <button type="submit" disabled={make.isPending} className={`${smallButton} mt-4`}>
          Make the channel
        </button>
      </form>
    </AdminSection>
  );
}
