import { expect, test } from './journey.ts';

test('a visitor chooses the satellite, moves it over their location, and reads when it can be seen', async ({
  page,
}) => {
  await page.goto('/projects/bordeaux-sat');
  await page.getByRole('tab', { name: 'Fixed Frame (Bordeaux View)' }).click();
  const part = page.getByRole('region', { name: 'Simulation, Bordeaux CubeSat, fixed frame' });
  await part.getByLabel('Your latitude').fill('42.40');
  await part.getByLabel('Your longitude').fill('−86.27');
  await expect(part.getByText(/Seen from 42\.4° N, 86\.3° W/)).toBeVisible();
  const pass = part.getByRole('button', { name: /^Show the pass at/ }).first();
  await pass.click();
  await expect(part.getByText(/Seen from 42\.4° N.* above the horizon/)).toBeVisible();
  await part.getByLabel(/^Width of its strip/).fill('800');
  await part.getByRole('button', { name: 'When does it see the place?' }).click();
  await expect(part.getByRole('button', { name: /UTC, \d+ km off$/ })).toHaveCount(4);

  await page.getByRole('tab', { name: 'Inertial Frame (Space View)' }).click();
  const other = page.getByRole('region', { name: 'Simulation, Bordeaux CubeSat, inertial frame' });
  await expect(other.getByLabel('Your latitude')).toHaveValue('42.4');
  await expect(part).toBeHidden();
});

test('a baker scales the dough, stores it, and finds it again', async ({ page }) => {
  await page.goto('/projects/domigo');
  const part = page.getByRole('region', { name: 'The calculator' });
  await part.getByRole('button', { name: 'Start the calculator' }).click();
  await part.getByLabel('Loaves').first().fill('3');
  // 2,700 g of dough have 2,700 / 1.77 = 1,525 g of flour, 153 of it in the starter.
  const bowl = part.getByRole('table', { name: 'Into the bowl' });
  await expect(bowl.getByRole('row', { name: 'Flour' })).toContainText('1,373 g');
  await part.getByLabel('Name', { exact: true }).fill('Three loaves');
  await part.getByRole('button', { name: 'Keep on this device' }).click();
  await page.reload();
  await part.getByRole('button', { name: 'Start the calculator' }).click();
  await part.getByRole('button', { name: 'Open Three loaves' }).click();
  await expect(part.getByLabel('Loaves').first()).toHaveValue('3');
});

test('a reader compares labels and follows the model’s curve', async ({ page }) => {
  await page.goto('/projects/organic-wine-additives');
  const rules = page.getByRole('region', { name: 'The rules, side by side' });
  await rules.getByRole('button', { name: 'Compare the labels' }).click();
  await rules.getByText('EU organic wine', { exact: true }).first().click();
  await rules.getByText('White or rosé').click();
  // Regulation (EU) 2021/1165: 150 mg/L in white below 2 g/L of sugar.
  await expect(rules.getByRole('row', { name: /^Sulfur dioxide/ })).toContainText('At most 150 mg/L');
  await expect(rules.getByRole('columnheader')).toHaveCount(2);

  await page.goto('/projects/grapeleafgpt');
  const model = page.getByRole('region', { name: 'The model’s figures, step by step' });
  await model.getByRole('button', { name: 'Start' }).click();
  const cost = model.getByText(/^The season costs/).locator('..');
  const before = await cost.textContent();
  await model.getByLabel('A sick vine missed').fill('500');
  await model.getByRole('button', { name: 'Go to the cheapest point' }).click();
  await expect(cost).not.toHaveText(before ?? '');
});

test('a student finds a region, asks where a vineyard lies, and learns a card', {
  tag: '@essential',
}, async ({ page }) => {
  await page.goto('/regions/map');
  await page.getByRole('main').getByLabel('Search').fill('barolo');
  await page.getByRole('list', { name: 'Matching regions' }).getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Chosen region' })).toContainText('Nebbiolo');
  await page.getByRole('button', { name: 'What grows here?' }).press('Enter');
  const quiz = page.getByRole('region', { name: 'Quiz' });
  // The pressed buttons are removed; the focus moves to the question.
  const question = quiz.getByText('Which of these grapes leads in this region: Barolo, Italy?');
  await expect(question).toBeFocused();
  await quiz.getByRole('button', { name: 'Nebbiolo', exact: true }).press('Enter');
  await expect(quiz.getByRole('status')).toContainText('1 of 1 right.');
  await quiz.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(question).toBeFocused();

  await page.goto('/regions/american-viticultural-areas');
  await page.getByLabel('Latitude and longitude').fill('42.40, −86.27');
  await page.getByRole('button', { name: 'Find its areas' }).click();
  await expect(page.getByRole('link', { name: 'Lake Michigan Shore' }).first()).toBeVisible();

  await page.goto('/wset/cards');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.keyboard.press('4');
  await expect(page.getByText('1 of 294')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 294')).toBeVisible();
});
