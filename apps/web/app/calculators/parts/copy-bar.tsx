import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { asText } from './as-text.ts';
import type { Worked } from './worked.ts';

const never = () => () => {};

/** The address without a fragment; empty where pages are built. */
function usePageAddress(): string {
  return useSyncExternalStore(
    never,
    () => location.origin + location.pathname,
    () => '',
  );
}

/** Takes the answer elsewhere: as text, or as a link whose values stay in the browser. */
export function CopyBar({ title, worked, fragment }: { title: string; worked: Worked; fragment: string }) {
  const link = usePageAddress() + fragment;
  return (
    <div className="mt-5 flex flex-wrap gap-3" data-noprint>
      <button
        type="button"
        className="button quiet"
        data-copy={asText(title, worked, link)}
        data-copied="Result copied as text"
      >
        <Icon name="copy" />
        Copy as text
      </button>
      <button type="button" className="button quiet" data-copy={link} data-copied="Link copied">
        <Icon name="copy" />
        Copy link with these values
      </button>
    </div>
  );
}
