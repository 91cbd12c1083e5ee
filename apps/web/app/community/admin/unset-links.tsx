import { externalLink, externalLinkIds, variableOf } from '../../platform/external-links.ts';
import { site } from '../../platform/site.ts';
import { AdminSection } from './admin-parts.tsx';

export function UnsetLinks() {
  const unset = externalLinkIds.filter((id) => !externalLink(id).isSet);
  const lacksEmail = site.isEmailExample;
  return (
    <AdminSection
      title="Addresses that aren’t set"
      status={unset.length === 0 && !lacksEmail ? 'Every address is set.' : undefined}
    >
      <p className="mt-4 max-w-2xl">
        Set these variables in the file <code>.env</code>, then rebuild the site. Until then, nothing looks
        broken to visitors: the link is left out or leads to one of our own pages.
      </p>
      <ul className="mt-4 grid gap-x-8 text-sm sm:grid-cols-2">
        {lacksEmail && <Row variable="SITE_EMAIL" name="Email address" now={`pages say ${site.email}`} />}
        {unset.map((id) => {
          const { name, href } = externalLink(id);
          const now = href ? `leads to ${href}` : 'left out';
          return <Row key={id} variable={variableOf(id)} name={name} now={now} />;
        })}
      </ul>
    </AdminSection>
  );
}

function Row({ variable, name, now }: { variable: string; name: string; now: string }) {
  return (
    <li className="border-line border-b py-2 wrap-anywhere">
      {name}
      <span className="block text-muted">
        <code>{variable}</code>, {now}
      </span>
    </li>
  );
}
