import { limits } from '@orbit-vine/contract/limits.ts';
import { later } from '../../ui/later.tsx';

const counterFrom = limits.messageLength - 400;

export const counterIdOf = (fieldId: string) => `${fieldId}-counter`;
export const isCounted = (text: string) => text.length >= counterFrom;

const AsFile = later(() => import('./files/as-file.tsx').then((module) => module.AsFile), {
  missing: () => null,
});

interface CounterLineProps {
  draftId: string;
  fieldId: string;
  text: string;
  waiting: boolean;
}

export function CounterLine({ draftId, fieldId, text, waiting }: CounterLineProps) {
  const left = limits.messageLength - text.length;
  const count = `${Math.abs(left)} ${Math.abs(left) === 1 ? 'character' : 'characters'}`;
  return (
    <>
      {waiting && (
        <p role="status" className="mt-1.5 text-sm text-muted">
          The message goes out as soon as its files are uploaded.
        </p>
      )}
      {isCounted(text) && (
        <p
          id={counterIdOf(fieldId)}
          className={`mt-1.5 text-right text-sm tabular-nums ${left < 0 ? 'text-wine' : 'text-muted'}`}
        >
          {count} {left < 0 ? 'too many' : 'left'}
        </p>
      )}
      {left < 0 && <AsFile draftId={draftId} fieldId={fieldId} />}
    </>
  );
}
