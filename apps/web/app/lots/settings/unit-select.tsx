import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { Select } from '../../ui/select.tsx';
import { useWording } from '../wording/use-wording.ts';

type Unit = WineryCellar['winery']['volumeUnit'];

export function UnitSelect({ value, onChange }: { value: Unit; onChange: (unit: Unit) => void }) {
  const { start } = useWording();
  return (
    <Select
      label={start.units}
      value={value}
      onChange={onChange}
      choices={[
        ['gal', start.gallons],
        ['L', start.liters],
      ]}
      className="w-full"
    />
  );
}
