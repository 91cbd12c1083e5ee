import type { Winery } from '@orbit-vine/contract/lots.ts';
import { joinWinery } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useWording } from '../wording/use-wording.ts';

export function JoinForm({ onJoined }: { onJoined: (winery: Winery) => void }) {
  const { start } = useWording();
  const [code, setCode] = useState('');
  const { run, pending, failure } = useLotAction();
  const join = async () => {
    let joined: Winery | undefined;
    const work = async () => {
      joined = await call(joinWinery, { body: { code } });
    };
    if ((await run(work)) && joined) onJoined(joined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <label className="block">
        <span className="mb-1.5 block font-semibold text-sm">{start.code}</span>
        <span className="flex gap-2">
          <input
            required
            value={code}
            maxLength={40}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value.toUpperCase())}
            className={`block h-11 w-56 min-w-0 tracking-wider ${controlClass}`}
          />
          <Button size="large" type="submit" pending={pending}>
            {start.join}
          </Button>
        </span>
      </label>
      <ErrorLine error={failure} className="mt-2" />
    </form>
  );
}
