import { Select } from '../../ui/select.tsx';
import { useWording } from '../wording/use-wording.ts';

/** All zones; browsers leave out other names of them, such as "US/Eastern", which a winery may have. */
const zonesWith = (own: string) => [...new Set([...Intl.supportedValuesOf('timeZone'), own])].sort();

export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { start } = useWording();
  return (
    <Select
      label={start.timeZone}
      // The names of zones are English.
      lang="en"
      value={value}
      onChange={onChange}
      choices={zonesWith(value).map((zone) => [zone, zone.replaceAll('_', ' ')] as const)}
      className="w-full min-w-0"
    />
  );
}
