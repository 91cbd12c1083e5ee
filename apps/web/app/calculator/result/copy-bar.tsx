import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { asText } from './as-text.ts';
import type { Calculation } from './calculation.ts';
import type { FigureToActOn } from './figure-to-act-on.ts';

const never = () => () => {};

function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
}

export function CopyBar({
  title,
  calculation,
  act,
  path,
}: {
  title: string;
  calculation: Calculation;
  act: FigureToActOn;
  path: string;
}) {
  const origin = useOrigin();
  // Before hydration, the result on the page doesn't match typed values yet.
  const disabled = origin === '';
  const link = origin + path;
  const copies = [
    ['Copy as text', 'Result copied as text', asText(title, calculation, act, link)],
    ['Copy as link', 'Link copied', link],
  ];
  return (
    <div className="mt-5 flex flex-wrap gap-3" data-noprint>
      {copies.map(([label, copied, text]) => (
        <Button key={label} size="sheet" disabled={disabled} data-copy={text} data-copied={copied}>
          <Icon name="copy" />
          {label}
        </Button>
      ))}
    </div>
  );
}
