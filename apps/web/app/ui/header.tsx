import { useLocation } from 'react-router';
import { Mark } from '../art/mark.tsx';
import { site } from '../site.ts';
import { Icon } from './icon.tsx';
import { LotManagerLink } from './lot-manager-link.tsx';
import { MenuOfSmallScreens } from './menu.tsx';
import { contactPage, mainPages, outsideResources, resources } from './navigation.ts';
import { OutsideLink } from './outside-link.tsx';

function ResourcesMenu() {
  const item = 'block px-5 py-2.5 hover:bg-paper hover:text-wine';
  return (
    <details className="group relative" data-dismiss>
      <summary className="flex items-center gap-1.5 px-3 py-2.5 hover:text-wine">
        Resources
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
          <a href={contactPage.href} className="button ml-3 min-h-11! px-5!">
            {contactPage.name}
          </a>
        </nav>
        <MenuOfSmallScreens />
      </div>
    </header>
  );
}
