import type { ReactNode } from 'react';
import { Mark } from '../art/mark.tsx';
import { externalLink } from '../platform/external-links.ts';
import { href } from '../platform/href.ts';
import { site } from '../platform/site.ts';
import { coordinates } from './coordinates.ts';
import { contactPage, mainPages, resources, resourcesHeading, searchPage } from './navigation.ts';
import { OutsideLink } from './outside-link.tsx';

const columns = [
  { heading: 'Work', links: mainPages },
  { heading: resourcesHeading, links: resources },
  {
    heading: 'Company',
    links: [contactPage, searchPage, { href: href('/privacy-policy'), name: 'Privacy policy' }],
  },
];

const profiles = (['professionalNetwork', 'instagram', 'codeHosting', 'appStore'] as const).filter(
  (id) => externalLink(id).href,
);

const link = 'inline-block py-1 pointer-coarse:py-1.5 hover:text-wine hover:underline underline-offset-4';

/** On phones the short lists run inline, to save height. */
export function Footer() {
  return (
    <footer className="mt-24 border-ink border-t">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-7 py-9 sm:grid-cols-4 sm:gap-y-10 sm:py-14 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-full flex items-center gap-4 lg:col-span-1 lg:block">
          <Mark className="size-10" />
          <p className="max-w-64 font-display text-xl leading-tight lg:mt-4 lg:text-2xl">{site.tagline}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <FooterList key={heading} heading={heading} inLine={heading === 'Company'}>
            {links.map(({ href, name }) => (
              <li key={href}>
                <a href={href} className={link}>
                  {name}
                </a>
              </li>
            ))}
          </FooterList>
        ))}
        {profiles.length > 0 && (
          <FooterList heading="Elsewhere" inLine>
            {profiles.map((id) => (
              <li key={id}>
                <OutsideLink to={id} className={link} />
              </li>
            ))}
          </FooterList>
        )}
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-line border-t py-5 text-muted text-sm">
          <p>
            {site.place.name} · {coordinates}
          </p>
          <p>{site.made}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterList(props: { heading: string; inLine: boolean; children: ReactNode }) {
  const { heading, inLine, children } = props;
  return (
    <nav aria-label={heading} className={inLine ? 'max-sm:col-span-full' : undefined}>
      <h2 className="label font-sans">{heading}</h2>
      <ul
        className={`mt-2 text-[0.9375rem] sm:mt-3 ${inLine ? 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-6' : ''}`}
      >
        {children}
      </ul>
    </nav>
  );
}
