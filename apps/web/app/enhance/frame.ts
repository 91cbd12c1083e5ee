import { carryOn } from './carried-toast.ts';
import { copyOnClick } from './copy.ts';
import { openDialogs, openMenus } from './layers.ts';
import { signOutElsewhere } from './sign-out.ts';

// What every page needs, those that React takes over included.
addEventListener('scroll', markScrolled, { passive: true });
markScrolled();
openDialogs();
openMenus();
copyOnClick();
carryOn();
signOutElsewhere();

function markScrolled() {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
}
