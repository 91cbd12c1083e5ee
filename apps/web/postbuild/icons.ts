import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { calculators } from '../app/calculators/registry.ts';
import { site } from '../app/platform/site.ts';
import { colorOf } from './social/palette.ts';

const mark = readFileSync(join(import.meta.dirname, '../public/favicon.svg'));

/** Sizes for systems that draw no SVG; `share` is how much of the width the mark takes, where it stands on paper. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.8 },
  { file: 'icon-192.png', size: 192, share: 0.86 },
  { file: 'icon-512.png', size: 512, share: 0.86 },
  // Within the circle that every system leaves of it.
  { file: 'icon-maskable-512.png', size: 512, share: 0.62 },
];

export async function writeIcons(client: string) {
  for (const { file, size, share } of icons)
    writeFileSync(join(client, file), await onPaper(size, Math.round(size * share)));
  writeFileSync(join(client, 'favicon.ico'), asIco(await bare(32), 32));
  writeFileSync(join(client, 'site.webmanifest'), JSON.stringify(webManifest));
}

function bare(size: number): Promise<Buffer> {
  return sharp(mark, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

async function onPaper(size: number, drawn: number): Promise<Buffer> {
  const paper = { width: size, height: size, channels: 3 as const, background: colorOf('paper') };
  return sharp({ create: paper })
    .composite([{ input: await bare(drawn) }])
    .png({ palette: true })
    .toBuffer();
}

/** An icon file is a list of pictures: here one, a PNG, described in 22 bytes. */
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

/** What is installed on a telephone is the calculators: they work without a network. */
const webManifest = {
  id: '/tools',
  name: `${site.name}: winemaking tools`,
  short_name: site.name,
  description: 'Free winemaking calculators that show their formulas and sources, and work offline.',
  lang: 'en',
  start_url: '/tools',
  scope: '/',
  display: 'standalone',
  background_color: colorOf('paper'),
  theme_color: colorOf('paper'),
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    png('/icon-192.png', 192),
    png('/icon-512.png', 512),
    { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
  ],
  shortcuts: calculators.map(({ id, title }) => ({ name: title, url: `/tools/${id}` })),
};
