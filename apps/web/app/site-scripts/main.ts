import { removePastBookings } from './booked.ts';
import { loadEmbedsOnClick } from './embeds.ts';
import './frame.ts';
import { loadScriptOnUse } from './lazy-script.ts';
import { startPartsOnRequest } from './parts.ts';
import { revealOnScroll } from './reveal.ts';
import { startTabs } from './tabs.ts';

// What HTML and CSS cannot do on a page without React. Everything works, or is at least there, without it.
revealOnScroll();
loadEmbedsOnClick();
startTabs();
removePastBookings();
loadScriptOnUse();
startPartsOnRequest();
