import { useId } from 'react';
import { controlClass } from '../../ui/control.ts';
import { useWording } from '../wording/use-wording.ts';

const zones = () => Intl.supportedValuesOf('timeZone');

export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { start } = useWording();
  const id = useId();
  return (
    <label className="block">
      <span className="mb-1.5 block font-semibold text-sm">{start.timeZone}</span>
      <input
        required
        list={id}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={`block h-11 w-full min-w-0 ${controlClass}`}
      />
      <datalist id={id}>
        {zones().map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </label>
  );
}
