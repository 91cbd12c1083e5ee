import { limits } from '@orbit-vine/contract/limits.ts';
import { makeWinery } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { LanguageSwitch } from '../wording/language-switch.tsx';
import { useWording } from '../wording/use-wording.ts';
import { JoinForm } from './join-form.tsx';
import { UnitSelect } from './unit-select.tsx';
import { ZoneField } from './zone-field.tsx';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function NewWinery({ onMade }: { onMade: () => void }) {
  const { start } = useWording();
  const [wineryId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [unit, setUnit] = useState<'gal' | 'L'>('gal');
  const [timeZone, setTimeZone] = useState(ownZone);
  const { run, pending, failure } = useLotAction();
  const make = async () => {
    const body = {
      id: wineryId,
      name: name.trim(),
      timeZone,
      volumeUnit: unit,
      dateOrder: unit === 'gal' ? ('month-first' as const) : ('day-first' as const),
      harvestMonths: [8, 9, 10, 11],
    };
    if (await run(() => call(makeWinery, { body }))) onMade();
  };
  return (
    <main className="mx-auto max-w-xl p-6 pt-16">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-muted text-sm">{start.step}</span>
        <LanguageSwitch />
      </p>
      <h1 className="mt-2 text-4xl">{start.title}</h1>
      <p className="mt-4">{start.about}</p>
      <form
        className="mt-8 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label className="block">
          <span className="mb-1.5 block font-semibold text-sm">{start.name}</span>
          <input
            required
            maxLength={limits.wineryLength}
            value={name}
            autoComplete="organization"
            onChange={(event) => setName(event.target.value)}
            className={`block h-11 w-full ${controlClass}`}
          />
        </label>
        <UnitSelect value={unit} onChange={setUnit} />
        <ZoneField value={timeZone} onChange={setTimeZone} />
        <ErrorLine error={failure} />
        <Button look="primary" size="large" type="submit" pending={pending}>
          {start.continue}
        </Button>
      </form>
      <section className="mt-12 border-line border-t pt-8">
        <h2 className="text-2xl">{start.isHere}</h2>
        <div className="mt-4">
          <JoinForm onJoined={onMade} />
        </div>
      </section>
    </main>
  );
}
