import { loadEmbed } from './embeds.ts';
import { startPart } from './parts.ts';

/**
 * Without script the tabs are links to their panels. With it, only the chosen panel shows, and its embed or part loads.
 */
export function startTabs() {
  addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    event.preventDefault();
    for (const one of tabsBeside(tab)) {
      const panel = document.getElementById(one.hash.slice(1));
      one.ariaSelected = String(one === tab);
      panel?.toggleAttribute('data-shown', one === tab);
      if (!panel || one !== tab) continue;
      loadEmbed(panel);
      void startPart(panel.querySelector('[data-lazy-script]'));
    }
  });
  addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tabs = tabsBeside(tab);
    if (step) tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
    if (event.key !== ' ') return;
    event.preventDefault();
    tab.click();
  });
}

function tabOf({ target }: Event) {
  return (target as Element).closest<HTMLAnchorElement>('[role=tab]');
}

function tabsBeside(tab: Element) {
  return [...(tab.parentElement?.children ?? [])] as HTMLAnchorElement[];
}
