import type { QuietHours } from '@orbit-vine/contract/notifications.ts';
import { useState } from 'react';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Choice } from '../choice.tsx';

interface QuietChoiceProps {
  quiet: QuietHours | undefined;
  pending: boolean;
  onChange: (quiet: QuietHours | null) => void;
}

const ends = { from: 'Quiet from', until: 'Quiet until' } as const;

export function QuietChoice({ quiet, pending, onChange }: QuietChoiceProps) {
  const [fault, setFault] = useState<string>();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const change = (changed: QuietHours) => {
    const isEmpty = changed.from === changed.until;
    setFault(isEmpty ? 'Choose two different times.' : undefined);
    if (!isEmpty) onChange(changed);
  };
  return (
    <>
      <Choice
        label="Quiet hours"
        hint="Emails and browser notifications wait until quiet hours end, and then come as one summary."
        checked={quiet !== undefined}
        pending={pending}
        onChange={(on) => onChange(on ? { from: '22:00', until: '07:00', timeZone } : null)}
      />
      {quiet && (
        <div className="grid gap-2 pl-8">
          <div className="flex flex-wrap gap-4">
            {(['from', 'until'] as const).map((end) => (
              <label key={end} className="block text-sm font-semibold">
                <span className="mb-1.5 block">{ends[end]}</span>
                <input
                  // A changed setting shows its own time.
                  key={quiet[end]}
                  type="time"
                  required
                  defaultValue={quiet[end]}
                  onBlur={({ currentTarget: { value } }) => {
                    if (value && value !== quiet[end]) change({ ...quiet, [end]: value, timeZone });
                  }}
                  className={`${controlClass} min-h-11`}
                />
              </label>
            ))}
          </div>
          <p className="text-sm text-muted">
            Every day, in the time of {quiet.timeZone.replaceAll('_', ' ')}.
            {quiet.timeZone !== timeZone && ' A change here sets your present time zone.'}
          </p>
          <ErrorLine error={fault} />
        </div>
      )}
    </>
  );
}
