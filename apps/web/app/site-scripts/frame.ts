import { copyOnClick } from './copy.ts';
import { openDialogs, openMenus } from './layers.ts';
import { showCarriedToast } from './show-toast.ts';
import { signOutElsewhere } from './sign-out.ts';

// For every page, also those that React hydrates.
addEventListener('scroll', markScrolled, { passive: true });
// Not before the first paint: reading the position forces a layout.
addEventListener('pageshow', markScrolled);
openDialogs();
openMenus();
copyOnClick();
showCarriedToast();
signOutElsewhere();

function markScrolled() {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
}
