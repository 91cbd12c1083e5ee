import type { Stored } from '../../platform/stored.ts';
import { useStored } from '../../platform/use-stored.ts';
import { compact, previewsHidden } from './view-settings.ts';

/** How messages are shown on this device. */
export function ViewButtons() {
  return (
    <>
      <ViewButton setting={compact}>Compact messages</ViewButton>
      <ViewButton setting={previewsHidden}>Hide link previews</ViewButton>
    </>
  );
}

function ViewButton({ setting, children }: { setting: Stored<boolean>; children: string }) {
  const isOn = useStored(setting);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => setting.set(!isOn)}
      className="min-h-11 px-5 text-left text-sm text-muted -outline-offset-2 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine aria-pressed:text-ink"
    >
      {children}
      {isOn && ': on'}
    </button>
  );
}
