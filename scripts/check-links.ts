import { readEnvironment } from '../apps/web/app/platform/environment.ts';
import { externalLink, externalLinkIds, variableOf } from '../apps/web/app/platform/external-links.ts';
import { loadCheckedSettings } from './check-settings.ts';

/** Lists the outside addresses that are not configured, how to set each, and what visitors see in their place. */
loadCheckedSettings();
const { links, siteEmail } = readEnvironment(process.env);
const unset = externalLinkIds.filter((id) => !links[id] && !externalLink(id).isSet);
if (siteEmail.endsWith('@example.com'))
  console.log(`SITE_EMAIL is not set: the pages tell people to write to ${siteEmail}.`);
console.log(
  unset.length === 0
    ? 'Every outside link has an address.'
    : `${unset.length} outside links have no address (docs/owner.md says where each stands):`,
);
for (const id of unset) {
  const { name, href } = externalLink(id);
  console.log(`  ${variableOf(id)}: “${name}” ${href ? `leads to our own ${href}` : 'is left out'}`);
}
