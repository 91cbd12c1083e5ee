import { Mark } from '../art/mark.tsx';
import { community, site } from '../site.ts';
import { coordinates } from './coordinates.ts';
import { mainPages, resources } from './navigation.ts';
import { OutsideLink } from './outside-link.tsx';

const columns = [
  { heading: 'The work', links: mainPages },
  {
    heading: 'Resources',
    links: [...resources, { href: community.path, name: `${community.name} community` }],
  },
  {
    heading: 'The house',
    links: [
      { href: '/contact', name: 'Contact' },
      { href: '/search', name: 'Search' },
      { href: '/privacy-policy', name: 'Privacy policy' },
    ],
  },
];

const social = ['professionalNetwork', 'instagram', 'codeHosting', 'appStore'] as const;

/** Set out like the margin of a survey sheet. */
export function Footer() {
  const link = 'inline-block py-1 pointer-coarse:py-2.5 hover:text-wine hover:underline underline-offset-4';
  return (
    <footer className="mt-24 border-ink border-t">
      <div className="wrap grid gap-x-8 grid-cols-2 gap-y-10 py-14 sm:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">
          <Mark className="size-10" />
          <p className="mt-4 max-w-64 font-display text-2xl leading-tight">{site.tagline}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="label font-sans">{heading}</h2>
            <ul className="mt-3 text-[0.9375rem]">
              {links.map(({ href, name }) => (
                <li key={href}>
                  <a href={href} className={link}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label="Elsewhere">
          <h2 className="label font-sans">Elsewhere</h2>
          <ul className="mt-3 text-[0.9375rem]">
            {social.map((id) => (
              <li key={id}>
                <OutsideLink to={id} className={link} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-line border-t py-6 text-muted text-sm">
          <p>
            {site.place.name} · {coordinates}
          </p>
          <p>{site.made}</p>
        </div>
      </div>
    </footer>
  );
}
