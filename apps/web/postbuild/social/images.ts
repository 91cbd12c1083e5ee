import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTexts } from '../../app/articles/read-texts.ts';
import { cacheFolder, importFromApp } from '../bundle.ts';
import type { ListedPage } from '../document.ts';
import { type Card, drawCard } from './card.ts';

const cache = join(cacheFolder, 'cards');
/** The files that decide a card's look, apart from its content. */
const makers = ['card.ts', 'palette.ts', '../../app/styles/tokens.css', '../../public/favicon.svg'];

export async function writeSocialImages(client: string, pages: ListedPage[]) {
  const { drawingMarkup } =
    await importFromApp<typeof import('../../app/social/drawing.tsx')>('social/drawing.tsx');
  const drawingOf = new Map(
    readTexts('articles').flatMap(({ slug, head }) =>
      head.kind === 'article' ? [[slug, head.drawing]] : [],
    ),
  );
  mkdirSync(cache, { recursive: true });
  const look = hashOf(makers.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\0'));
  const used = await Promise.all(
    pages.map(async (page) => {
      const card = {
        kind: kindOf(page.address),
        title: page.title,
        description: page.address.startsWith('/tools/') ? page.description : undefined,
        drawing: drawingMarkup(page.address, drawingOf),
      };
      const name = `${hashOf(JSON.stringify([look, card]))}.png`;
      const picture = await drawn(join(cache, name), card);
      const file = join(client, new URL(page.image).pathname);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
      return name;
    }),
  );
  for (const name of readdirSync(cache)) if (!used.includes(name)) rmSync(join(cache, name));
}

async function drawn(kept: string, card: Card): Promise<Buffer> {
  if (existsSync(kept)) return readFileSync(kept);
  const picture = await drawCard(card);
  writeFileSync(kept, picture);
  return picture;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function kindOf(address: string): string {
  const kinds = { '/tools/': 'Calculator', '/blog/': 'Article', '/projects/': 'Case study' };
  const found = Object.entries(kinds).find(([prefix]) => address.startsWith(prefix));
  return found?.[1] ?? 'Small wineries, big data';
}
