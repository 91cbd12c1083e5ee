import type { Page } from '@playwright/test';
import { expect, joinInBrowser, newName, test, untilCached } from './journey.ts';
import { isInSpanish } from './spanish-pages.ts';

test.use({ serviceWorkers: 'allow', locale: 'es-MX' });

const messageField = (page: Page) => page.getByLabel('Lo que se hizo, como en un mensaje de texto');

async function openCellar(page: Page) {
  await page.getByLabel('Nombre de la vinícola').fill('Colina de Ejemplo');
  await isInSpanish(page, 'a new winery');
  await page.getByRole('button', { name: 'Seguir con los recipientes' }).click();
  await page.getByLabel('Recipientes y botellas').fill('T9-T10 500\nB101-B104');
  await page.getByRole('button', { name: 'Guardar los recipientes' }).click();
  await page.getByLabel('Recipiente o recipientes').fill('T9');
  await page.getByRole('button', { name: 'Agregar este lote' }).click();
  await expect(page.getByText('Falta el volumen en gal, por ejemplo 312.5.')).toBeVisible();
  await page.getByLabel('Volumen en gal').fill('300');
  await page.getByLabel('Variedad').fill('Merlot');
  await page.getByLabel('Cosecha').fill('2024');
  await isInSpanish(page, 'a lot in the cellar');
  await page.getByRole('button', { name: 'Agregar este lote' }).click();
  await expect(page.getByRole('heading', { name: 'Ahora en la bodega' })).toBeVisible();
}

async function say(page: Page, text: string, reply: RegExp) {
  await messageField(page).fill(text);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('status').filter({ hasText: reply })).toBeVisible();
}

async function workWithoutSignal(page: Page) {
  await untilCached(page);
  await page.context().setOffline(true);
  await messageField(page).fill('trasiego T10 a B101 50 gal');
  await messageField(page).press('Enter');
  await expect(page.getByText('en espera de conexión')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Sin conexión\. Así estaba la bodega el \d/)).toBeVisible();
  await expect(page.getByText('en espera de conexión')).toBeVisible();
  await isInSpanish(page, 'today without a signal');
  await page.getByRole('link', { name: 'Mes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'El mes' })).toBeVisible();
  await page.getByRole('link', { name: 'Hoy' }).click();
  await page.context().setOffline(false);
  await expect(page.getByText('en espera de conexión')).toBeHidden();
  await expect(page.getByText('Sin conexión')).toBeHidden();
  await expect(page.getByRole('link', { name: /^B101/ })).toContainText('50 gal');
}

test('a cellar hand works in Spanish, also without a signal', async ({ page, server, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Olga'));
  await page.goto('/lots');
  await openCellar(page);
  await say(page, 'trasiego T9 a T10 100 gal', /Movido 100 gal/);
  await expect(page.getByText('100 gal de T9 a T10').first()).toBeVisible();
  await workWithoutSignal(page);
  // From being offline.
  complaints.splice(0);

  await say(page, 'agregamos 30 g KMBS a T10', /Agregado/);
  await say(page, 'T10 empezo a fermentar', /T10/);
  await page.getByRole('link', { name: 'Registrar una ronda de lecturas' }).click();
  await page.getByLabel('T10: Brix').fill('22,4');
  await page.getByLabel('T10: temperatura en °F').fill('68');
  await isInSpanish(page, 'a round of readings');
  await page.getByRole('button', { name: 'Registrar lecturas de 1 recipiente' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '68 °F' }).first()).toContainText('22.4 °Bx');
  await page.getByText('Qué se considera parada, lenta o caliente').click();
  await page.getByText(/^\d recipientes vacíos/).click();
  await isInSpanish(page, 'today');

  await page
    .getByRole('button', { name: /^Corregir el registro/ })
    .first()
    .click();
  await isInSpanish(page, 'a row to correct');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('link', { name: /^T10/ }).first().click();
  await page.getByRole('button', { name: 'Está vacío' }).click();
  await isInSpanish(page, 'vessel');
  await page.getByRole('button', { name: 'Cambiar este recipiente' }).click();
  await isInSpanish(page, 'a vessel to change');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('link', { name: '24-ME-01' }).first().click();
  await page.getByText(/^Las \d lecturas en una tabla$/).click();
  await isInSpanish(page, 'lot');
  await page.getByRole('link', { name: 'Hoja' }).click();
  await isInSpanish(page, 'the sheet');
});

test('work that the book doubts is asked about in Spanish, and planned work is shown and done', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Olga'));
  await page.goto('/lots');
  await openCellar(page);
  await say(page, 'trasiego T9 a T10 100 gal', /Movido 100 gal/);
  await page
    .getByRole('button', { name: /^Corregir el registro/ })
    .first()
    .click();
  await page.getByLabel('Volumen en gal').fill('900');
  await page.getByRole('button', { name: 'Guardar' }).click();
  // 900 gal from the 300 gal of T9 into the 500 gal that T10 holds.
  const warnings = page.getByRole('alert');
  await expect(warnings).toContainText('T10 queda 400 gal por encima de su capacidad.');
  await expect(warnings).toContainText('Al libro le faltan 600 gal en T9.');
  await isInSpanish(page, 'a doubted correction');
  // The refusal is a 409.
  complaints.splice(0);
  await expect(page.getByRole('button', { name: 'Es correcto: guardarlo así' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

  await page.getByRole('link', { name: 'Mes', exact: true }).click();
  await page.getByRole('link', { name: 'Lo que sigue' }).click();
  await page.getByLabel('Qué hacer').fill('Trasegar T9');
  await page.getByRole('button', { name: 'Planear' }).click();
  await expect(page.getByText('para hoy')).toBeVisible();
  await isInSpanish(page, 'planned work');
  await page.getByRole('button', { name: 'Hecho: Trasegar T9' }).click();
  await expect(page.getByText(/^hecho el \d/)).toBeVisible();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What’s next' })).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Lo que sigue' })).toBeVisible();
});
