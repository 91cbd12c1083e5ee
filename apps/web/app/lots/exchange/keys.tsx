import {
  feedPath,
  listTokens,
  makeToken,
  revokeToken,
  type WineryToken,
} from '@orbit-vine/contract/lots-exchange.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { shortDay } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useWinery } from '../layout/winery-context.ts';
import { Secret } from './secret.tsx';

const scopes = [
  ['feed', 'A spreadsheet: the table at an address'],
  ['read', 'A program: a read-only key'],
] as const;
type Scope = WineryToken['scope'];

/** How a token is pasted into a spreadsheet (an address) or a program (a key). */
function written(scope: Scope, secret: string): string {
  const address = feedPath.replace(/:secret.*$/, `${secret}.csv`);
  return scope === 'feed' ? new URL(address, location.href).href : secret;
}

type NewKey = Pick<WineryToken, 'name' | 'scope'>;

export function Keys() {
  const { id: wineryId } = useWinery().kept.cellar.winery;
  const queryClient = useQueryClient();
  const queryKey = ['lots', 'tokens', wineryId];
  const tokens = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listTokens, { params: { wineryId }, signal }),
  });
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const { run, pending, failure } = useAction();
  const make = async (body: NewKey) => {
    const { secret } = await whenConfirmed(() => call(makeToken, { params: { wineryId }, body }));
    setMade({ name: body.name, secret: written(body.scope, secret) });
  };
  const revoke = ({ id: tokenId }: WineryToken) => call(revokeToken, { params: { wineryId, tokenId } });
  const act = async (work: () => Promise<unknown>) => {
    const isDone = await run(work);
    await queryClient.invalidateQueries({ queryKey });
    return isDone;
  };
  return (
    <>
      <p>
        A spreadsheet that fetches tables from an address (as <code>=IMPORTDATA</code> does) always has the
        current records. Anyone who has the address or the key can read the records, so revoke what you no
        longer use.
      </p>
      {made && <Secret {...made} onDone={() => setMade(undefined)} />}
      {tokens.error && <ErrorLine error={tokens.error.message} className="mt-3" />}
      <ul className="mt-4 border-line border-t empty:border-0">
        {tokens.data?.map((token) => (
          <TokenLine
            key={token.id}
            token={token}
            onRenew={() =>
              act(async () => {
                // Creates before revoking: a failure in between leaves one token too many rather than none.
                await make({ name: token.name, scope: token.scope });
                await revoke(token);
              })
            }
            onRevoke={() => act(() => revoke(token))}
          />
        ))}
      </ul>
      <NewKeyForm pending={pending} onSubmit={(body) => act(() => make(body))} />
      <ErrorLine error={failure} className="mt-2" />
    </>
  );
}

interface NewKeyFormProps {
  pending: boolean;
  onSubmit: (key: NewKey) => Promise<boolean>;
}

function NewKeyForm({ pending, onSubmit }: NewKeyFormProps) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('feed');
  return (
    <form
      className="mt-5 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit({ name: name.trim(), scope }).then((isDone) => isDone && setName(''));
      }}
    >
      <label className="block">
        <span className="mb-1.5 block font-semibold text-sm">What it is for</span>
        <input
          required
          maxLength={60}
          value={name}
          autoComplete="off"
          placeholder="Office sheet"
          onChange={(event) => setName(event.target.value)}
          className={`block h-11 w-full min-w-0 ${controlClass}`}
        />
      </label>
      <Select label="Read by" value={scope} choices={scopes} onChange={setScope} className="max-w-full" />
      <Button size="large" type="submit" pending={pending} disabled={name.trim() === ''}>
        {scope === 'feed' ? 'Create an address' : 'Create a key'}
      </Button>
    </form>
  );
}

interface TokenLineProps {
  token: WineryToken;
  onRenew: () => Promise<boolean>;
  onRevoke: () => Promise<boolean>;
}

function TokenLine({ token, onRenew, onRevoke }: TokenLineProps) {
  const [isSure, setSure] = useState(false);
  const { name, scope, createdAt, stopped } = token;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2">
      <span className="wrap-anywhere min-w-0">
        <strong className="font-semibold">{name}</strong>
        <span className="block text-muted text-sm">
          {`${scope === 'feed' ? 'Address of the table' : 'Read-only key'}, created ${shortDay(createdAt.slice(0, 10))}${stopped ? ', stopped: its maker is no longer an owner, or is suspended' : ''}`}
        </span>
      </span>
      <span className="flex gap-x-4">
        <Button look="link" className="min-h-11" aria-label={`Renew ${name}`} onClick={() => void onRenew()}>
          Renew
        </Button>
        <Button
          look="link"
          className="min-h-11"
          aria-label={isSure ? `Yes, revoke it: ${name}` : `Revoke ${name}`}
          onClick={() => (isSure ? void onRevoke() : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {isSure ? 'Yes, revoke it' : 'Revoke'}
        </Button>
      </span>
    </li>
  );
}
