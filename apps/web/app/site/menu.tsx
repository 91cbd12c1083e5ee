import { Icon } from '../ui/icon.tsx';
import { LotManagerLink } from './lot-manager-link.tsx';
import {
  contactPage,
  mainPages,
  outsideResources,
  resources,
  resourcesHeading,
  searchPage,
} from './navigation.ts';
import { OutsideLink } from './outside-link.tsx';

/**
 * A field instead of a link to the search page: a phone opens its keyboard only for a field that the tap itself
 * focuses.
 */
function SearchForm() {
  return (
    <form action={searchPage.href} className="flex border-line border-b">
      <input
        name="q"
        type="search"
        aria-label={searchPage.name}
        placeholder={searchPage.name}
        className="w-full py-3 font-display text-3xl"
      />
      <button type="submit" className="-mr-2 flex size-12 items-center justify-center">
        <Icon name="search" className="size-6" />
        <span className="sr-only">{searchPage.name}</span>
      </button>
    </form>
  );
}

export const menuId = 'menu';

/** `popover` opens and closes the menu and returns the focus without script. */
export function MenuOfSmallScreens() {
  const large = 'block border-line border-b py-3 font-display text-3xl';
  const small = 'block py-2.5 text-lg';
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={menuId} className="-mr-2 flex size-12 items-center justify-center">
        <Icon name="menu" className="size-7" />
        <span className="sr-only">Open menu</span>
      </button>
      <nav id={menuId} popover="auto" aria-label="Menu" className="menu">
        <div className="wrap pb-12">
          <div className="flex h-17 items-center justify-between">
            <p className="label">Menu</p>
            <button
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              className="-mr-2 flex size-12 items-center justify-center"
            >
              <Icon name="close" className="size-7" />
              <span className="sr-only">Close menu</span>
            </button>
          </div>
          <SearchForm />
          {[...mainPages, contactPage].map(({ href, name }) => (
            <a key={href} href={href} className={large}>
              {name}
            </a>
          ))}
          <p className="label mt-8 mb-2">{resourcesHeading}</p>
          {resources.map(({ href, name }) => (
            <a key={href} href={href} className={small}>
              {name}
            </a>
          ))}
          {outsideResources.map((id) => (
            <OutsideLink key={id} to={id} className={small} />
          ))}
          <p className="label mt-8 mb-2">Cellar records</p>
          <LotManagerLink className={small} />
        </div>
      </nav>
    </div>
  );
}
