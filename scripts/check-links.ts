import { externalLink, externalLinkIds } from '../apps/web/app/external-links.ts';

/** Tells the owner which outside addresses the site still lacks, and what its visitors get instead. */
const unset = externalLinkIds.map((id) => ({ id, ...externalLink(id) })).filter((link) => !link.isSet);
console.log(
  unset.length === 0
    ? 'Every outside link has an address.'
    : `${unset.length} outside links without an address:`,
);
for (const { id, name, href } of unset) console.log(`  ${id}: "${name}" leads to ${href ?? 'nothing'}`);
