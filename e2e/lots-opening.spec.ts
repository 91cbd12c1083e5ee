import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { expect, joinInBrowser, newName, test } from './journey.ts';

test('a newcomer sets up barrels, tanks, and bottles from one list', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Olive'));
  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByRole('button', { name: 'Continue to the vessels' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/vessels and the bottles/);
  await expect(page.getByText('Write bottled wine on a separate line')).toBeVisible();
  await page
    .getByLabel('Vessels and bottles')
    .fill(
      [
        'T1-T3 500 gal',
        'B1-B10, 59 gal each, 2024 Cab Franc, 13.5 %',
        '2022 Merlot, 500 cases of 12 × 750 mL, 13.8 %',
        '2023 Rosé, 300 cases, 12.1 %',
      ].join('\n'),
    );
  // (500 + 300) × 12
  await expect(page.getByText('Read: 13 vessels, 1 lot of wine in vessels, and 9,600 bottles')).toBeVisible();
  const preview = page.getByRole('table', { name: 'The bottled wine in the list as it was read' });
  // 500 × 12 × 0.75 L = 4,500 L = 1,188.77 gal; 300 × 12 × 0.75 L = 2,700 L = 713.26 gal
  await expect(preview.getByRole('row', { name: /^2022 Merlot/ })).toHaveText(
    /750 mL.*500 of 12.*4,500 L.*1,189 gal.*13\.8 %/,
  );
  await expect(preview.getByRole('row', { name: /^2023 Rosé/ })).toHaveText(/300 of 12.*2,700 L.*713 gal/);
  expect(await axeFaults(page, 'the list as it was read')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save the vessels and the wine' }).click();

  const bottled = (cases: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(`${cases} cases, 750 mL`) });
  await expect(bottled('500')).toHaveText('22-ME-01 2022 Merlot500 cases, 750 mL, 13.8 % alcohol');
  await expect(bottled('300')).toHaveText('23-RO-01 2023 unknown grapes300 cases, 750 mL, 12.1 % alcohol');
  await expect(page.getByText('10 barrels')).toBeVisible();
  await expect(page.getByText('590 gal')).toBeVisible();
  await expect(page.getByText('3 empty vessels')).toBeVisible();
  expect(await axeFaults(page, 'today with bottles')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);

  // The bottles are found by their wine: 5 of 500 cases.
  await page.getByLabel('What was done, as you would text it').fill('sold 5 cases of 2022 Merlot');
  await page.getByLabel('What was done, as you would text it').press('Enter');
  await expect(bottled('495')).toContainText('22-ME-01');

  await page.getByRole('link', { name: 'Month', exact: true }).click();
  // 7,200 L are 1,902.04 gal.
  await expect(page.getByText('Opening balance of the records').last().locator('..')).toContainText(
    '1,902.04 gal',
  );
});
