import type { ReactNode } from 'react';
import { type ExternalLinkId, externalLink } from '../platform/external-links.ts';
import { Icon } from '../ui/icon.tsx';

/** A link from `external-links.ts`, marked if it leads away; renders nothing while its address is not set. */
export function OutsideLink({
  to,
  className,
  children,
}: {
  to: ExternalLinkId;
  className?: string;
  children?: ReactNode;
}) {
  const { name, href } = externalLink(to);
  if (!href) return null;
  const leadsAway = !href.startsWith('/');
  return (
    <a href={href} className={className} {...(leadsAway && { rel: 'noopener' })}>
      {children ?? name}
      {leadsAway && <Icon name="outside" className="ml-1 inline size-[0.8em]" />}
    </a>
  );
}
