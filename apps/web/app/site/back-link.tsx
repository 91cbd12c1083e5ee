import { Icon } from '../ui/icon.tsx';

export function BackLink({ href, to }: { readonly href: string; readonly to: string }) {
  return (
    <a href={href} className="onward whitespace-nowrap">
      <Icon name="back" className="mr-2 inline size-[1.15em] align-[-0.2em]" />
      Back to {to}
    </a>
  );
}
