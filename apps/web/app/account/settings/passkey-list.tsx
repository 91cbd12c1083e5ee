import { listPasskeys, type Passkey, removePasskey, renamePasskey } from '@orbit-vine/contract/passkeys.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useAction } from '../../ui/use-action.ts';
import { TextField } from '../form-parts.tsx';
import { addPasskey, knowsPasskeys } from '../passkeys.ts';
import { whenConfirmed } from '../reauthentication.ts';

const passkeysQuery = queryOptions({
  queryKey: ['own', 'passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
  staleTime: 0,
});

const unnamed = 'Passkey';

export function PasskeyList() {
  const { data, error } = useQuery(passkeysQuery);
  const { pending, failure, run } = useAction({ refetch: [passkeysQuery.queryKey] });
  const [renaming, setRenaming] = useState<string>();
  return (
    <>
      <p className="text-sm text-muted">
        Sign in with your fingerprint, face, or device instead of a password.
        {!knowsPasskeys() && ' This browser can’t make a passkey.'}
      </p>
      {!data && (error ? <p className="text-sm text-wine">{error.message}</p> : <SkeletonRows />)}
      <ul className="grid gap-4 empty:hidden">
        {data?.map((passkey) => (
          <li key={passkey.id}>
            {renaming === passkey.id ? (
              <Rename
                passkey={passkey}
                onCancel={() => setRenaming(undefined)}
                onName={async (name) => {
                  if (await run(() => call(renamePasskey, { body: { id: passkey.id, name } }), 'Saved'))
                    setRenaming(undefined);
                }}
              />
            ) : (
              <PasskeyLine
                passkey={passkey}
                onRename={() => setRenaming(passkey.id)}
                onRemove={() =>
                  void run(
                    () => whenConfirmed(() => call(removePasskey, { body: { id: passkey.id } })),
                    'Passkey removed',
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {knowsPasskeys() && (
        <Button
          pending={pending}
          onClick={() =>
            void run(
              () => whenConfirmed(() => addPasskey(`${unnamed} ${(data?.length ?? 0) + 1}`)),
              'Passkey added',
            )
          }
          className="justify-self-start"
        >
          {pending ? 'One moment...' : 'Add a passkey'}
        </Button>
      )}
      <ErrorLine error={failure} />
    </>
  );
}

interface PasskeyLineProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{passkey.name || unnamed}</p>
        {passkey.createdAt && (
          <p className="text-sm text-muted">
            Added <TimeAgo at={passkey.createdAt} />
          </p>
        )}
      </div>
      <Button onClick={onRename}>Rename</Button>
      <Button onClick={onRemove}>Remove</Button>
    </div>
  );
}

interface RenameProps {
  passkey: Passkey;
  onName: (name: string) => void;
  onCancel: () => void;
}

function Rename({ passkey, onName, onCancel }: RenameProps) {
  const [name, setName] = useState(passkey.name ?? '');
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onName(name.trim());
      }}
    >
      <TextField label="Name" name="name" type="text" autoComplete="off" value={name} onChange={setName} />
      <div className="flex gap-2">
        <Button type="submit">Save</Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
