import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Ends color transitions, which do not run in a page that the browser does not draw. Inherited colors start to change
 * only when the parent's transition ends, hence the rounds. Skips endless animations.
 */
function endTransitions() {
  for (let round = 0; round < 10; round += 1) {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/** axe's violations in both color schemes, including target size (WCAG 2.2), in the page or a part of it. */
export async function axeFaults(page: Page, screen: string, part?: string): Promise<string[]> {
  const faults: string[] = [];
  // A page without one has not loaded.
  if (!part) await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(endTransitions);
    const there = await page.evaluate(() => 'axe' in window);
    // Legacy mode runs axe in this page, without another page for the result; no frame here has another origin.
    const axe = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).setLegacyMode();
    if (part) axe.include(part);
    // Limits the details about passed rules.
    const resultTypes = ['violations' as const];
    if (colorScheme === 'light') axe.options({ resultTypes, rules: { 'target-size': { enabled: true } } });
    else axe.options({ resultTypes }).withRules(colorRules);
    const { violations, passes } = await axe.analyze();
    if (passes.length === 0) faults.push(`${screen}, ${colorScheme}: axe found nothing to look at`);
    for (const { id, nodes } of violations)
      for (const node of nodes) faults.push(`${screen}, ${colorScheme}: ${id}: ${node.html.slice(0, 160)}`);
  }
  return faults;
}

/** WCAG 1.4.10: lines of text fit the screen. */
export async function overflowFaults(page: Page): Promise<string[]> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess > 0 ? [`${excess} px too wide`] : [];
}
