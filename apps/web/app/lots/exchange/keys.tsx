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
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useWinery } from '../layout/winery-context.ts';
import { sentenceOf } from '../wording/sentence-of.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { Secret } from './secret.tsx';

const scopes = ['feed', 'read'] as const;
type Scope = WineryToken['scope'];

/** How a token is pasted into a spreadsheet (an address) or a program (a key). */
function written(scope: Scope, secret: string): string {
  const address = feedPath.replace(/:secret.*$/, `${secret}.csv`);
  return scope === 'feed' ? new URL(address, location.href).href : secret;
}

type NewKey = Pick<WineryToken, 'name' | 'scope'>;

export function Keys() {
  const { problem } = useWording();
  const { keys } = useOfficeWording();
  const { id: wineryId } = useWinery().kept.cellar.winery;
  const queryClient = useQueryClient();
  const queryKey = ['lots', 'tokens', wineryId];
  const tokens = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listTokens, { params: { wineryId }, signal }),
  });
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const { run, pending, failure } = useLotAction();
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
        {keys.about[0]}
        <code>=IMPORTDATA</code>
        {keys.about[1]}
      </p>
      {made && <Secret {...made} onDone={() => setMade(undefined)} />}
      {tokens.error && <ErrorLine error={sentenceOf(tokens.error, problem)} className="mt-3" />}
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
  const { keys } = useOfficeWording();
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
        <span className="mb-1.5 block font-semibold text-sm">{keys.purpose}</span>
        <input
          required
          maxLength={60}
          value={name}
          autoComplete="off"
          placeholder={keys.example}
          onChange={(event) => setName(event.target.value)}
          className={`block h-11 w-full min-w-0 ${controlClass}`}
        />
      </label>
      <Select
        label={keys.readBy}
        value={scope}
        choices={scopes.map((each) => [each, keys.scopes[each]])}
        onChange={setScope}
        className="max-w-full"
      />
      <Button size="large" type="submit" pending={pending} disabled={name.trim() === ''}>
        {keys.create[scope]}
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
  const { day } = useWording();
  const { keys } = useOfficeWording();
  const [isSure, setSure] = useState(false);
  const { name, scope, createdAt, stopped } = token;
  const created = keys.created(keys.kinds[scope], day(createdAt.slice(0, 10)));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2">
      <span className="wrap-anywhere min-w-0">
        <strong className="font-semibold">{name}</strong>
        <span className="block text-muted text-sm">{stopped ? keys.stopped(created) : created}</span>
      </span>
      <span className="flex gap-x-4">
        <Button
          look="link"
          className="min-h-11"
          aria-label={keys.renewNamed(name)}
          onClick={() => void onRenew()}
        >
          {keys.renew}
        </Button>
        <Button
          look="link"
          className="min-h-11"
          aria-label={isSure ? keys.sureNamed(name) : keys.revokeNamed(name)}
          onClick={() => (isSure ? void onRevoke() : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {isSure ? keys.sure : keys.revoke}
        </Button>
      </span>
    </li>
  );
}
