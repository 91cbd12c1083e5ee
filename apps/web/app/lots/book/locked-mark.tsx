import { Lock } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useWording } from '../wording/use-wording.ts';

/** On rows of days that only owners may still change. */
export function LockedMark() {
  const { rows } = useWording();
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-muted text-sm">
      <Icon drawing={Lock} className="size-[1em]" />
      {rows.locked}
    </span>
  );
}
