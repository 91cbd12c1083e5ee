import { Icon } from '../ui/icon.tsx';

/** The way up from a page to the list that it stands in. The arrow stands in the line: it never moves its text. */
export function BackLink({ href, to }: { readonly href: string; readonly to: string }) {
  return (
    <a href={href} className="onward whitespace-nowrap">
      <Icon name="back" className="mr-2 inline size-[1.15em] align-[-0.2em]" />
      Back to {to}
    </a>
  );
}
