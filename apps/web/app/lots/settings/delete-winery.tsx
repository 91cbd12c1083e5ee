import type { Winery } from '@orbit-vine/contract/lots.ts';
import { deleteWinery } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';

export function DeleteWinery({ winery, onDeleted }: { winery: Winery; onDeleted: () => void }) {
  const { settings } = useOfficeWording();
  const [name, setName] = useState('');
  const { run, pending, failure } = useLotAction();
  const remove = async () => {
    const params = { wineryId: winery.id };
    if (await run(() => whenConfirmed(() => call(deleteWinery, { params, body: { name } })))) onDeleted();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <p className="max-w-prose">{settings.deleteAbout}</p>
      <label className="mt-4 block">
        <span className="mb-1.5 block font-semibold text-sm">{settings.deleteConfirm(winery.name)}</span>
        <input
          required
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          className={`block h-11 w-full min-w-0 ${controlClass}`}
        />
      </label>
      <ErrorLine error={failure} className="mt-2" />
      <Button
        size="large"
        type="submit"
        className="mt-4"
        pending={pending}
        disabled={name.trim() !== winery.name}
      >
        {settings.deleteWinery}
      </Button>
    </form>
  );
}
