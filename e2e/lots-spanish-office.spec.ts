import type { Page } from '@playwright/test';
import { expect, joinInBrowser, newName, test } from './journey.ts';
import type { TestServer } from './server.ts';
import { isInSpanish } from './spanish-pages.ts';

test.use({ locale: 'es-MX' });

async function openCellar(page: Page, server: TestServer) {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Olga'));
  await page.goto('/lots');
  await page.getByLabel('Nombre de la vinícola').fill('Colina de Ejemplo');
  await page.getByRole('button', { name: 'Seguir con los recipientes' }).click();
}

async function setUp(page: Page) {
  await page.getByLabel('Recipientes y botellas').fill('T9-T10 500\nBIN1');
  await page.getByRole('button', { name: 'Guardar los recipientes' }).click();
  await page.getByLabel('Recipiente o recipientes').fill('T9');
  await page.getByLabel('Volumen en gal').fill('300');
  await page.getByLabel('Variedad').fill('Merlot');
  await page.getByRole('button', { name: 'Agregar este lote' }).click();
  await expect(page.getByRole('heading', { name: 'Ahora en la bodega' })).toBeVisible();
}

async function say(page: Page, text: string, reply: RegExp) {
  await page.getByLabel('Lo que se hizo, como en un mensaje de texto').fill(text);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('status').filter({ hasText: reply })).toBeVisible();
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const openOffice = async (page: Page, view: string) => {
  await page.getByRole('link', { name: 'Mes', exact: true }).click();
  if (view !== 'El mes') await page.getByRole('link', { name: view, exact: true }).click();
};

const openSettings = async (page: Page, part: string) => {
  await page.getByRole('link', { name: 'Ajustes', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Ajustes' })
    .getByRole('link', { name: part, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
};

test('an owner lists vessels and bottles in Spanish', async ({ page, server }) => {
  await openCellar(page, server);
  const list = page.getByLabel('Recipientes y botellas');
  await isInSpanish(page, 'a list to write');
  await page.getByRole('button', { name: 'Guardar los recipientes' }).click();
  await expect(page.getByText('Primero hay que escribir los recipientes')).toBeVisible();
  await list.fill(
    'X9 500\nT1 1 ton\nT2, Merlot 2024\nT3-T4 500 gal, 300 gal, Merlot 2024\nMerlot 2022, botellas',
  );
  await expect(page.getByText('¿X9 es un tanque, bin, barrica')).toBeVisible();
  await expect(page.getByText('¿Cuánto vino tiene? Se escribe')).toBeVisible();
  await isInSpanish(page, 'a list with questions');
  await list.fill(
    'T1 a T3 500 galones\nB1-B10, 59 gal cada una, Cab Franc 2024, 13.5 %\nMerlot 2022, 500 cajas de 12 × 750 mL, 13.8 %',
  );
  // 500 × 12
  await expect(
    page.getByText('Se leyó: 13 recipientes, 1 lote de vino en recipientes y 6,000 botellas'),
  ).toBeVisible();
  await isInSpanish(page, 'a list as it was read');
  await page.getByRole('button', { name: 'Guardar los recipientes y el vino' }).click();
  await expect(page.getByRole('heading', { name: 'Ahora en la bodega' })).toBeVisible();
});

test('an office works in Spanish: inventory, bottles, losses, and the month', async ({ page, server }) => {
  await openCellar(page, server);
  await setUp(page);
  await openOffice(page, 'Inventario');
  await expect(page).toHaveTitle(/^Inventario · /);
  await isInSpanish(page, 'an inventory');
  await page.getByRole('button', { name: 'Empezar con T9' }).click();
  await page.getByLabel('Medido, en gal').fill('abc');
  await isInSpanish(page, 'a measurement that is no number');
  await page.getByLabel('Medido, en gal').fill('290');
  await expect(page.getByText('10 gal menos que en el libro, 3.3%')).toBeVisible();
  await page.getByRole('button', { name: 'derrame' }).click();
  await isInSpanish(page, 'a measurement');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.reload();
  await expect(page.getByText('1 recipiente medido: 10 gal menos y 0 gal más')).toBeVisible();
  await isInSpanish(page, 'an inventory to sign off');
  await page.getByRole('button', { name: 'Firmar 1 recipiente' }).click();
  await page.getByRole('region', { name: 'Inventarios anteriores' }).getByRole('link').click();
  await expect(page.getByRole('row', { name: /^T9/ })).toContainText('derrame');
  await isInSpanish(page, 'an inventory of a day');

  await page.getByRole('link', { name: 'Hoy' }).click();
  await say(page, 'embotellamos 20 cajas de T9', /240/);
  await openOffice(page, 'Inventario');
  await page.getByLabel('Cajas de 12').fill('5');
  await page.getByText('Botellas anteriores a este libro').click();
  await isInSpanish(page, 'bottles');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  // 240 - 60 = 180 = 15 × 12
  await expect(page.getByRole('row', { name: /750 mL/ })).toContainText('15 cajas');

  await openOffice(page, 'Pérdidas');
  await expect(page.getByText('Visto en el inventario: derrame')).toBeVisible();
  await isInSpanish(page, 'losses');
  await openOffice(page, 'El mes');
  // 60 bottles of 0.75 L are 11.89 gal.
  const sold = page.getByText('Retirado con impuesto pagado').locator('../..');
  await expect(sold).toContainText('Removed taxpaid');
  await expect(sold).toContainText('11.89 gal');
  await expect(page.getByText('Saldos iniciales')).toBeVisible();
  await isInSpanish(page, 'the month');
});

test('an office weighs fruit, prints labels, and traces a batch in Spanish', async ({
  page,
  server,
  complaints,
}) => {
  await openCellar(page, server);
  await setUp(page);
  await say(page, 'agregamos 30 g KMBS a T9', /KMBS/);
  await say(page, 'embotellamos 20 cajas de T9', /240/);
  await openOffice(page, 'Uva');
  await page.getByLabel('Variedad').fill('Chambourcin');
  await page.getByLabel('Bin 1').fill('BIN1');
  await page.getByLabel('Bruto, lb').fill('1,200');
  await page.getByLabel('Tara, lb').fill('100');
  await expect(page.getByText('Neto 1,100 lb, lote')).toBeVisible();
  await page.getByRole('button', { name: 'Registrar la uva' }).click();
  await expect(page.getByRole('alert')).toContainText('BIN1');
  await isInSpanish(page, 'fruit that is doubted');
  // The answer with the warning.
  complaints.splice(0);
  await page.getByRole('button', { name: 'Es correcto: guardarlo así' }).click();
  await page.getByRole('button', { name: /^Boleta de peso del registro/ }).click();
  await isInSpanish(page, 'a weigh tag');

  await page.getByRole('button', { name: 'Volver a la uva' }).click();
  await openOffice(page, 'Etiquetas');
  await isInSpanish(page, 'labels');
  await openOffice(page, 'Simulacro de retiro');
  await page.getByLabel('Rastrear').selectOption({ label: 'KMBS, partida sin dato' });
  await expect(page.getByRole('region', { name: 'En botella' })).toBeVisible();
  await isInSpanish(page, 'a trace of a batch');
  await page.getByLabel('Rastrear').selectOption({ index: 2 });
  await expect(page.getByRole('region', { name: 'Cómo llegó a la bodega' })).toContainText('Saldo inicial');
  await isInSpanish(page, 'a trace of a bottling');
});

test('an owner changes settings, and imports and exports, in Spanish', async ({
  page,
  server,
  complaints,
}) => {
  await openCellar(page, server);
  await setUp(page);
  await openSettings(page, 'Personas');
  await page.getByLabel('Nombre').fill('Rosa');
  await page.getByLabel('Teléfono, si envía mensajes').fill('12');
  await isInSpanish(page, 'a person to invite');
  await page.getByLabel('Teléfono, si envía mensajes').fill('');
  await page.getByRole('button', { name: 'Crear un código' }).click();
  await expect(page.getByText('Código para Rosa:')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar Rosa' }).click();
  await isInSpanish(page, 'people');
  await openSettings(page, 'Recipientes');
  await isInSpanish(page, 'vessels');
  await openSettings(page, 'Nombres y códigos');
  await page.getByLabel('Regla de los códigos de lote').fill('OV-{year}');
  await expect(page.getByText('La regla lleva {number} una vez')).toBeVisible();
  await page.getByLabel('Bloques').fill('3');
  await expect(page.getByText('«3»: ¿qué variedad hay ahí?')).toBeVisible();
  await isInSpanish(page, 'names and codes');
  await openSettings(page, 'La vinícola');
  await isInSpanish(page, 'the winery');
  await page.getByLabel('Libro cerrado hasta el').fill(tomorrow());
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await openSettings(page, 'Historial');
  await expect(page.getByText(/invitó a Rosa como trabajador de bodega\./)).toBeVisible();
  await isInSpanish(page, 'history');
  await page.getByRole('link', { name: 'Hoja' }).click();
  await expect(page.getByRole('row', { name: /Saldo inicial/ })).toContainText('cerrado');
  await isInSpanish(page, 'a sheet with locked rows');
  await page.getByRole('link', { name: 'Hoy' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Saldo inicial' })).toContainText('cerrado');

  await openSettings(page, 'Recipientes');
  await page.getByRole('link', { name: 'Importar y exportar' }).click();
  const file = page.getByLabel('Archivo para importar');
  const head = 'worked_on,lot,vessels,volume_gal,variety,vintage';
  const csv = (text: string) => ({ name: 'libro.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await file.setInputFiles(csv(`${head}\n6/31/2026,25-ME-09,T10,480,Merlot,2025`));
  await expect(page.getByText('No se entiende 1 renglón')).toBeVisible();
  await isInSpanish(page, 'a file with a fault');
  await file.setInputFiles(csv(`${head}\n6/1/2026,25-ME-09,T10,480,Merlot,2025`));
  await expect(page.getByText('Se leyó: 1 registro.')).toBeVisible();
  await isInSpanish(page, 'a file as it was read');
  await page.getByRole('button', { name: 'Guardar 1 registro' }).click();
  await expect(page.getByText('Se guardó: 1 registro.')).toBeVisible();
  await page.getByLabel('Para qué es').fill('Oficina');
  await page.getByRole('button', { name: 'Crear una dirección' }).click();
  await expect(page.getByText('Oficina: se muestra una sola vez.')).toBeVisible();
  await page.getByRole('button', { name: 'Revocar Oficina' }).click();
  await isInSpanish(page, 'addresses and keys');
  expect(complaints).toEqual([]);
});
