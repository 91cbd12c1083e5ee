interface ExternalLink {
  /** What the visitor reads. */
  name: string;
  /** The owner's address, if there is one. A build variable (`LINK_…`, see `environment.ts`) goes before it. */
  url?: string;
  /** Where the link leads while no address is set: our own page on the subject, or a place holder. */
  unset: string;
}

const links = {
  lotManager: { name: 'Lot manager', unset: '/projects/winery-lot-tracking' },
} as const satisfies Record<string, ExternalLink>;

export type ExternalLinkId = keyof typeof links;

export const externalLinkIds = Object.keys(links) as ExternalLinkId[];

const fromBuild: Record<string, string> = typeof __EXTERNAL_LINKS__ === 'undefined' ? {} : __EXTERNAL_LINKS__;

export function externalLink(id: ExternalLinkId) {
  const { name, url, unset }: ExternalLink = links[id];
  const address = fromBuild[id] ?? url;
  return { name, href: address ?? unset, isSet: address !== undefined };
}
