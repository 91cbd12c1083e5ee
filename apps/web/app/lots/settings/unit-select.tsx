import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { Select } from '../../ui/select.tsx';

type Unit = WineryCellar['winery']['volumeUnit'];

export function UnitSelect({ value, onChange }: { value: Unit; onChange: (unit: Unit) => void }) {
  return (
    <Select
      label="Volumes and weights"
      value={value}
      onChange={onChange}
      choices={[
        ['gal', 'US gallons and pounds'],
        ['L', 'Liters and kilograms'],
      ]}
      className="w-full"
    />
  );
}
