import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Faults that axe finds in both colour schemes, the size of targets (WCAG 2.2) included. */
export async function axeFaults(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours change in their own time.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const { violations, passes } = await new AxeBuilder({ page })
      // The finished result needs no page of its own: nothing here is framed from elsewhere.
      .setLegacyMode()
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
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
