import { useLocation } from 'react-router';
import { Mark } from '../art/mark.tsx';
import { site } from '../platform/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LotManagerLink } from './lot-manager-link.tsx';
import { MenuOfSmallScreens } from './menu.tsx';
import {
  contactPage,
  mainPages,
  outsideResources,
  resources,
  resourcesHeading,
  searchPage,
} from './navigation.ts';
import { OutsideLink } from './outside-link.tsx';

function ResourcesMenu() {
  const item = 'block px-5 py-2.5 hover:bg-paper hover:text-wine';
  return (
    <details className="group relative" data-dismiss>
      <summary className="flex items-center gap-1.5 px-3 py-2.5 hover:text-wine">
        {resourcesHeading}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 w-64 dropdown border border-edge bg-sheet py-2">
        {resources.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className={item}>
              {name}
            </a>
          </li>
        ))}
        <li className="mx-5 my-2 border-line border-t" />
        {outsideResources.map((id) => (
          <li key={id}>
            <OutsideLink to={id} className={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function SearchLink({ className }: { className: string }) {
  return (
    <a href={searchPage.href} className={`grid place-content-center hover:text-wine ${className}`}>
      <Icon name="search" className="size-6" />
      <span className="sr-only">{searchPage.name}</span>
    </a>
  );
}

export function Header() {
  const { pathname } = useLocation();
  return (
    <header data-bar>
      <div className="wrap flex h-17 items-center gap-2">
        <a href="/" className="mr-auto flex items-center gap-2.5 py-2 font-display text-2xl leading-none">
          <Mark className="size-8" />
          {site.name}
        </a>
        <nav aria-label="Main" className="hidden items-center text-[0.9375rem] lg:flex">
          {mainPages.map(({ href, name }) => (
            <a
              key={href}
              href={href}
              className="px-3 py-2.5 underline-offset-8 hover:text-wine aria-[current]:underline"
              {...(pathname.startsWith(href) && { 'aria-current': pathname === href ? 'page' : 'true' })}
            >
              {name}
            </a>
          ))}
          <ResourcesMenu />
          <LotManagerLink className="px-3 py-2.5 hover:text-wine" />
          <SearchLink className="size-11" />
          <ButtonLink href={contactPage.href} look="primary" size="sheet" className="ml-3 min-h-11! px-5!">
            {contactPage.name}
          </ButtonLink>
        </nav>
        <SearchLink className="size-12 lg:hidden" />
        <MenuOfSmallScreens />
      </div>
    </header>
  );
}
