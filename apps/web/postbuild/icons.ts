import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareParameters } from '../app/platform/share-parameters.ts';
import { community, site } from '../app/platform/site.ts';
import { calculators } from '../app/tools/registry.ts';
import { colorOf } from './social/palette.ts';

const drawingOf = (file: string) => readFileSync(join(import.meta.dirname, '../public', file));
const mark = drawingOf('favicon.svg');
const grape = drawingOf('grape.svg');

/** For systems that draw no SVG; `share` is the mark's part of the width where it has a background. */
const icons = [
  { file: 'apple-touch-icon.png', drawing: mark, size: 180, share: 0.8 },
  { file: 'icon-192.png', drawing: mark, size: 192, share: 0.86 },
  { file: 'icon-512.png', drawing: mark, size: 512, share: 0.86 },
  // Within the safe circle of every system's mask.
  { file: 'icon-maskable-512.png', drawing: mark, size: 512, share: 0.62 },
  { file: 'grape-touch-icon.png', drawing: grape, size: 180, share: 0.72 },
  { file: 'grape-192.png', drawing: grape, size: 192, share: 0.78 },
  { file: 'grape-512.png', drawing: grape, size: 512, share: 0.78 },
  { file: 'grape-maskable-512.png', drawing: grape, size: 512, share: 0.58 },
];

export async function writeIcons(client: string) {
  for (const { file, drawing, size, share } of icons)
    writeFileSync(join(client, file), await onPaper(drawing, size, Math.round(size * share)));
  writeFileSync(join(client, 'grape-badge.png'), await badge(96));
  writeFileSync(join(client, 'favicon.ico'), asIco(await bare(mark, 32), 32));
  writeFileSync(join(client, 'plastic-grapes.webmanifest'), JSON.stringify(communityManifest));
  writeFileSync(join(client, 'site.webmanifest'), JSON.stringify(webManifest));
}

function bare(drawing: Buffer, size: number): Promise<Buffer> {
  return sharp(drawing, { density: (72 * size) / 24 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Systems show only the alpha channel of a badge. */
function badge(size: number): Promise<Buffer> {
  const white = drawingOf('grape.svg')
    .toString()
    .replaceAll(/#[0-9a-f]{6}/g, '#ffffff');
  return bare(Buffer.from(white), size);
}

async function onPaper(drawing: Buffer, size: number, drawn: number): Promise<Buffer> {
  const paper = { width: size, height: size, channels: 3 as const, background: colorOf('paper') };
  return sharp({ create: paper })
    .composite([{ input: await bare(drawing, drawn) }])
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file with one picture: a PNG after a header of 22 bytes. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });

const colors = { background_color: colorOf('paper'), theme_color: colorOf('paper') };

/** Installing any other page installs the calculators, which work offline. */
const webManifest = {
  id: '/tools',
  name: `${site.name}: winemaking tools`,
  short_name: site.name,
  description: 'Free winemaking calculators that show their formulas and sources, and work offline.',
  lang: 'en',
  start_url: '/tools',
  scope: '/',
  display: 'standalone',
  ...colors,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    png('/icon-192.png', 192),
    png('/icon-512.png', 512),
    { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
  ],
  shortcuts: calculators.map(({ id, title }) => ({ name: title, url: `/tools/${id}` })),
};

/** Starts within its scope: a start outside would lose the session, and with it the notifications. */
const communityManifest = {
  id: community.path,
  name: community.name,
  short_name: community.name,
  description: community.description,
  lang: 'en',
  start_url: community.path,
  scope: community.path,
  display: 'standalone',
  // Text shared from another app becomes a draft (`community/sync/take-shared.ts`).
  share_target: { action: community.path, method: 'GET', params: shareParameters },
  ...colors,
  icons: [
    { src: '/grape.svg', sizes: 'any', type: 'image/svg+xml' },
    png('/grape-192.png', 192),
    png('/grape-512.png', 512),
    { ...png('/grape-maskable-512.png', 512), purpose: 'maskable' },
  ],
};
