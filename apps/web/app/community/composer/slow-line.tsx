import { durationWords } from '@orbit-vine/contract/duration-words.ts';

export function SlowLine({ seconds }: { seconds: number }) {
  return <p className="mt-1.5 text-sm text-muted">Slow mode: one message every {durationWords(seconds)}.</p>;
}
