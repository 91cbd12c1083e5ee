import { listPasskeys, type Passkey, removePasskey, renamePasskey } from '@orbit-vine/contract/passkeys.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api.ts';
import { SkeletonRows } from '../../community/skeleton-rows.tsx';
import { SmallButton } from '../../community/small-button.tsx';
import { TimeAgo } from '../../community/time-ago.tsx';
import { TextField } from '../form-parts.tsx';
import { addPasskey, knowsPasskeys } from '../passkeys.ts';
import { whenConfirmed } from '../reauthentication.ts';
import { quietButton } from './parts.tsx';
import { useAct } from './use-act.ts';

const passkeysQuery = queryOptions({
  queryKey: ['own', 'passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
  staleTime: 0,
});

const unnamed = 'Passkey';

export function PasskeyList() {
  const { data, error } = useQuery(passkeysQuery);
  const { pending, fault, act } = useAct(passkeysQuery.queryKey);
  const [renaming, setRenaming] = useState<string>();
  return (
    <>
      <p className="text-sm text-muted">
        Sign in with your fingerprint, face or device instead of a password.
        {!knowsPasskeys() && ' This browser cannot make one.'}
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
                  if (await act(() => call(renamePasskey, { body: { id: passkey.id, name } })))
                    setRenaming(undefined);
                }}
              />
            ) : (
              <div className="flex flex-wrap items-center gap-2">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold wrap-anywhere">{passkey.name || unnamed}</p>
                  {passkey.createdAt && (
                    <p className="text-sm text-muted">
                      Added <TimeAgo at={passkey.createdAt} />
                    </p>
                  )}
                </div>
                <SmallButton label="Rename" onClick={() => setRenaming(passkey.id)} />
                <SmallButton
                  label="Remove"
                  onClick={() =>
                    void act(() => whenConfirmed(() => call(removePasskey, { body: { id: passkey.id } })))
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {knowsPasskeys() && (
        <button
          type="button"
          aria-disabled={pending}
          className={`${quietButton} justify-self-start`}
          onClick={() =>
            void act(() => whenConfirmed(() => addPasskey(`${unnamed} ${(data?.length ?? 0) + 1}`)))
          }
        >
          {pending ? 'One moment...' : 'Add a passkey'}
        </button>
      )}
      {fault && (
        <p role="alert" className="text-sm text-wine">
          {fault}
        </p>
      )}
    </>
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
        <button type="submit" className={quietButton}>
          Save
        </button>
        <button type="button" className={quietButton} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
