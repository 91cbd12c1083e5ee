import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { site } from '../../app/platform/site.ts';
import { colorOf, withColors } from './palette.ts';

const cardSize = { width: 1200, height: 630 };
const paper = colorOf('paper');

const web = join(import.meta.dirname, '../..');
const font = readFileSync(join(web, 'app/styles/fonts/fraunces.woff2'));
const mark = readFileSync(join(web, 'public/favicon.svg'), 'utf8');

export interface Card {
  /** The kind of page, in a word or two. */
  kind: string;
  title: string;
  /** What the page does, below a title that says little by itself. */
  description?: string | undefined;
  /** An SVG with classes of the site. */
  drawing: string;
}

export async function drawCard({ kind, title, description, drawing }: Card): Promise<Buffer> {
  const words = await satori(lettering({ kind, title, description }), {
    ...cardSize,
    fonts: [{ name: 'Fraunces', data: font, weight: 400 }],
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">`,
    `<rect width="1200" height="630" fill="${paper}"/>`,
    placed(withColors(drawing)),
    `<rect width="1200" height="14" fill="${colorOf('wine')}"/>`,
    mark.replace('<svg', '<svg x="64" y="512" width="56" height="56"'),
    words,
    '</svg>',
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 16, effort: 10, dither: 0 }).toBuffer();
}

const fade = [
  `<defs><linearGradient id="fade"><stop stop-color="${paper}"/>`,
  `<stop offset="1" stop-color="${paper}" stop-opacity="0"/></linearGradient></defs>`,
  '<rect x="600" width="260" height="630" fill="url(#fade)"/>',
].join('');

/** Wide drawings fill the right side; figures are placed within it. */
function placed(drawing: string): string {
  const scene = /^(?:<g[^>]*>)?<svg[^>]*preserveAspectRatio/.test(drawing) || drawing.includes('0 0 900 760');
  const place = scene
    ? 'x="600" y="0" width="600" height="630" preserveAspectRatio="xMidYMid slice"'
    : 'x="720" y="105" width="420" height="420"';
  const svg = drawing
    .replace(/(<svg[^>]*?) preserveAspectRatio="[^"]*"/, '$1')
    .replace('<svg', () => `<svg ${place}`);
  if (scene) return svg + fade;
  // Strokes of a 48-unit symbol are meant for small sizes.
  return drawing.includes('viewBox="0 0 48 48"')
    ? svg.replace('stroke-width="1.5"', 'stroke-width="0.7"')
    : svg;
}

/** The font has no subscript figures, so they are set small and low. */
function word(text: string) {
  const pieces = text.split(/([₀-₉]+)/).filter((piece) => piece !== '');
  return {
    type: 'div',
    key: null,
    props: {
      style: { display: 'flex', alignItems: 'flex-end' },
      children: pieces.map((piece) => ({
        type: 'div',
        key: null,
        props: {
          style: /[₀-₉]/.test(piece) ? { fontSize: '0.6em', marginBottom: '-0.06em' } : {},
          children: piece.normalize('NFKC'),
        },
      })),
    },
  };
}

function lettering({ kind, title, description }: Omit<Card, 'drawing'>) {
  const size = title.length < 22 ? 88 : title.length < 44 ? 68 : 56;
  const block = (style: Record<string, string | number>, children: unknown) => ({
    type: 'div',
    key: null,
    props: { style, children },
  });
  const line = (style: Record<string, string | number>, children: unknown) =>
    block({ position: 'absolute', left: 64, ...style }, children);
  const words = (style: Record<string, string | number>, text: string) =>
    block({ display: 'flex', flexWrap: 'wrap', columnGap: '0.24em', ...style }, text.split(' ').map(word));
  return {
    type: 'div',
    key: null,
    props: {
      style: {
        display: 'flex',
        width: '100%',
        height: '100%',
        color: colorOf('ink'),
        fontFamily: 'Fraunces',
      },
      children: [
        line({ top: 64, fontSize: 30, color: colorOf('wine') }, kind),
        line({ top: 124, display: 'flex', flexDirection: 'column', rowGap: 28 }, [
          words({ width: 600, fontSize: size, lineHeight: 1.1, letterSpacing: '-0.018em' }, title),
          ...(description ? [words({ width: 520, fontSize: 30, lineHeight: 1.3 }, description)] : []),
        ]),
        line({ top: 515, left: 140, fontSize: 38 }, site.name),
      ],
    },
  };
}
