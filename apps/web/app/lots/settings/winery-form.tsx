import { limits } from '@orbit-vine/contract/limits.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changeWinery } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { UnitSelect } from './unit-select.tsx';
import { ZoneField } from './zone-field.tsx';

export function WineryForm({ cellar, onDone }: { cellar: WineryCellar; onDone: () => void }) {
  const { settings } = useOfficeWording();
  const { winery } = cellar;
  const [name, setName] = useState(winery.name);
  const [volumeUnit, setUnit] = useState(winery.volumeUnit);
  const [timeZone, setTimeZone] = useState(winery.timeZone);
  const [lockedThrough, setLock] = useState(winery.lockedThrough ?? '');
  const { run, pending, failure } = useLotAction({ done: settings.saved });
  const save = async () => {
    const body = { name: name.trim(), volumeUnit, timeZone, lockedThrough: lockedThrough || null };
    if (await run(() => call(changeWinery, { params: { wineryId: winery.id }, body }))) onDone();
  };
  const field = `block h-11 w-full min-w-0 ${controlClass}`;
  return (
    <form
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className="block">
        <span className="mb-1.5 block font-semibold text-sm">{settings.name}</span>
        <input
          required
          maxLength={limits.wineryLength}
          value={name}
          autoComplete="organization"
          className={field}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <UnitSelect value={volumeUnit} onChange={setUnit} />
      <ZoneField value={timeZone} onChange={setTimeZone} />
      <label className="block">
        <span className="mb-1.5 block font-semibold text-sm">{settings.lockedThrough}</span>
        <input
          type="date"
          value={lockedThrough}
          className={field}
          onChange={(event) => setLock(event.target.value)}
        />
        <span className="mt-1 block text-muted text-sm">{settings.lockHint}</span>
      </label>
      <div className="sm:col-span-2">
        <ErrorLine error={failure} className="mb-2" />
        <Button look="primary" size="large" type="submit" pending={pending}>
          {settings.save}
        </Button>
      </div>
    </form>
  );
}
