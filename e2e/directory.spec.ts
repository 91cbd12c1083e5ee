import { expect, joinInBrowser, newName, openElsewhere, test } from './journey.ts';

const long = 'Gewürztraminer-vom-allerobersten-Hang-am';

for (const [width, role] of [
  [390, 'dialog'],
  [1440, 'complementary'],
] as const)
  test(`at ${width} px members give region, role, and varieties, and are found by them`, async ({
    page,
    server,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const name = newName('Grower');
    const region = `Lake of ${name}`;
    await joinInBrowser(page, server, name, '/plastic-grapes/profile');
    const profile = page.getByRole(role, { name: 'Your profile' });
    await profile.getByLabel('Region').fill(region);
    await profile.getByRole('combobox', { name: 'Role' }).selectOption('Grower');
    await profile.getByLabel('Varieties').fill('a,b,c,d,e,f,g,h,i');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile.getByText('Please name at most 8 varieties.')).toBeVisible();
    await expect(profile.getByLabel('Varieties')).toBeFocused();
    await profile.getByLabel('Varieties').fill(`Riesling, ,${long}`);
    await page.keyboard.press('Enter');
    await expect(profile.getByText('Saved. Everyone can see it.')).toBeVisible();

    const other = await openElsewhere(browser, server);
    await other.page.setViewportSize({ width, height: 844 });
    await joinInBrowser(other.page, server, newName('Reader'));
    await other.page.route('**/member-counts', (route) => route.abort());
    await other.page.getByRole('button', { name: /^Participants/ }).click();
    const members = other.page.getByRole(role, { name: 'Members' });
    await expect(members.getByRole('button', { name: 'Try again' })).toBeVisible();
    await other.page.unroute('**/member-counts');
    await members.getByRole('button', { name: 'Try again' }).click();
    const regions = members.getByRole('combobox', { name: 'Region' });
    await regions.selectOption({ label: `${region} (1)` });
    await expect(members.getByRole('status').first()).toHaveText('1 member');
    await expect(members.getByRole('listitem')).toContainText(`Grower · ${region}`);
    await members.getByLabel('Find a member').fill('merlot');
    await expect(members.getByRole('status').first()).toHaveText('No members match.');
    await members.getByLabel('Find a member').fill('riesling');
    await members.getByRole('combobox', { name: 'Role' }).selectOption('grower');
    await expect(members.getByRole('status').first()).toHaveText('1 member');

    await members.getByRole('button', { name, exact: true }).focus();
    await other.page.keyboard.press('Enter');
    const card = other.page.getByRole(role, { name });
    await expect(card.getByRole('definition')).toHaveText(['Grower', `Riesling, ${long}`]);
    expect(await card.evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true);
    await card.getByRole('button', { name: 'Back to Members' }).click();
    await members.getByRole('button', { name: 'All regions and roles' }).press('Enter');
    await expect(regions).toBeFocused();
    await expect(regions).toHaveValue('');

    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: 'Search' }).click();
    const search = other.page.getByRole(role, { name: 'Search' });
    await search.getByRole('combobox').fill(`growers ${region}`);
    await search.getByRole('option', { name: `${name} Grower · ${region}` }).click();
    await expect(card.getByRole('definition').first()).toHaveText('Grower');
    await other.context.close();
  });
