import { articles, projects } from '../articles/catalogue.ts';
import { addressOfTool } from '../platform/addresses.ts';
import { href } from '../platform/href.ts';
import { contactPage, mainPages, resources } from '../site/navigation.ts';
import { calculators } from '../tools/registry.ts';

const groups = [
  {
    name: 'Pages',
    links: [
      { href: href('/'), name: 'Home' },
      ...mainPages,
      ...resources,
      contactPage,
      { href: href('/regions'), name: 'Wine regions' },
      { href: href('/regions/map'), name: 'Map of wine regions' },
      { href: href('/regions/american-viticultural-areas'), name: 'American viticultural areas' },
      { href: href('/wset/cards'), name: 'Flashcards' },
      { href: href('/privacy-policy'), name: 'Privacy policy' },
    ],
  },
  {
    name: 'Calculators',
    links: calculators.map(({ id, title }) => ({ href: addressOfTool(id), name: title })),
  },
  { name: 'Articles', links: articles.map(({ href, title }) => ({ href, name: title })) },
  { name: 'Case studies', links: projects.map(({ href, title }) => ({ href, name: title })) },
];

export function Everything() {
  return (
    <>
      <h2 className="text-3xl">The whole site</h2>
      <div className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ name, links }) => (
          <section key={name}>
            <h3 className="label border-ink border-t pt-4">{name}</h3>
            <ul className="mt-2">
              {links.map(({ href, name: text }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-block py-1.5 pointer-coarse:py-2.5 hover:text-wine hover:underline"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
