import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What of a page the colour scheme can change for the worse. */
const aboutColour = ['color-contrast', 'link-in-text-block'];

/**
 * Colours change in their own time, and not at all in a page that the browser does not draw at the moment. What one of
 * them inherits from another begins to change only when that one is done; what goes on for ever is left alone.
 */
function endTransitions() {
  for (let round = 0; round < 10; round += 1) {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/** Faults that axe finds in both colour schemes, the size of targets (WCAG 2.2) included, in the page or a part of it. */
export async function axeFaults(page: Page, screen: string, part?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(endTransitions);
    const there = await page.evaluate(() => 'axe' in window);
    // The finished result needs no page of its own: nothing here is framed from elsewhere.
    const axe = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).setLegacyMode();
    if (part) axe.include(part);
    // Of what is as it should be, one element for each rule is told.
    const resultTypes = ['violations' as const];
    if (colorScheme === 'light') axe.options({ resultTypes, rules: { 'target-size': { enabled: true } } });
    else axe.options({ resultTypes }).withRules(aboutColour);
    const { violations, passes } = await axe.analyze();
    if (passes.length === 0) faults.push(`${screen}, ${colorScheme}: axe found nothing to look at`);
    for (const { id, nodes } of violations)
      for (const node of nodes) faults.push(`${screen}, ${colorScheme}: ${id}: ${node.html.slice(0, 160)}`);
  }
  return faults;
}

/** WCAG 1.4.10: text runs in lines that fit the screen. */
export async function overflowFaults(page: Page): Promise<string[]> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess > 0 ? [`${excess} px too wide`] : [];
}
