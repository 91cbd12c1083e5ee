import { carryOn } from './carried-toast.ts';
import { copyOnClick } from './copy.ts';
import { loadEmbedsOnClick } from './embeds.ts';
import { openDialogs, openMenus } from './layers.ts';
import { loadScriptOnUse } from './lazy-script.ts';
import { revealOnScroll } from './reveal.ts';
import { signOutElsewhere } from './sign-out.ts';
import { workTabs } from './tabs.ts';

// What HTML and CSS cannot do on a page without React. Everything works, or is at least there, without it.
addEventListener('scroll', markScrolled, { passive: true });
markScrolled();
openDialogs();
openMenus();
revealOnScroll();
loadEmbedsOnClick();
workTabs();
loadScriptOnUse();
copyOnClick();
carryOn();
signOutElsewhere();

function markScrolled() {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
}
