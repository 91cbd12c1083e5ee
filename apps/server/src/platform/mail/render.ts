import type { Letter, Part } from './letter.ts';

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}

export function renderLetter(letter: Letter): RenderedLetter {
  return { subject: oneLine(letter.subject), text: textOf(letter), html: htmlOf(letter) };
}

function oneLine(subject: string): string {
  const plain = subject.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return plain.length > 150 ? `${plain.slice(0, 149)}…`.toWellFormed() : plain;
}

const site = 'Orbit & Vine';

function textOf({ sender = site, parts, reason, unsubscribe }: Letter): string {
  const stop = unsubscribe ? [`Stop these emails:\n${unsubscribe}`] : [];
  const paragraphs = [...parts.map(textOfPart), sender, wrapped(reason), ...stop];
  return `${paragraphs.join('\n\n')}\n`;
}

function textOfPart(part: Part): string {
  if (typeof part === 'string') return wrapped(part);
  if ('action' in part) return part.url;
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const lines = part.quote.split(/\r?\n/).flatMap((line) => wrapped(line).split('\n'));
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}

function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= 72)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #faf6ee; color: #2c1919; font: 17px/1.6 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; overflow-wrap: break-word; }
p, dl, blockquote { margin: 0 0 18px; }
.action { display: inline-block; padding: 10px 22px; background: #751429; color: #faf6ee; font-weight: 600; text-decoration: none; }
dt { font-size: 14px; color: #685650; }
dd { margin: 0 0 8px; }
blockquote { padding-left: 16px; border-left: 4px solid #751429; white-space: pre-line; }
small { display: block; padding-top: 16px; border-top: 1px solid #ded6c9; font-size: 14px; color: #685650; }
small a { color: #751429; }
@media (prefers-color-scheme: dark) {
  body { background: #1a1111; color: #ebe7df; }
  .action { background: #ee939b; color: #1a1111; }
  dt, small { color: #b5a89f; }
  small a { color: #ee939b; }
  blockquote { border-color: #ee939b; }
  small { border-color: #43352f; }
}`;

function htmlOf({ sender = site, subject, parts, reason, unsubscribe }: Letter): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(oneLine(subject))}</title>
<style>${style}
</style>
</head>
<body>
<main>
${parts.map(htmlOfPart).join('\n')}
<p>${escaped(sender)}</p>
<small>${escaped(reason)}${unsubscribe ? ` <a href="${escaped(unsubscribe)}">Stop these emails</a>` : ''}</small>
</main>
</body>
</html>
`;
}

function htmlOfPart(part: Part): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  if ('action' in part)
    return `<p><a class="action" href="${escaped(part.url)}">${escaped(part.action)}</a></p>`;
  if ('facts' in part) {
    const facts = part.facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
    return `<dl>${facts.join('')}</dl>`;
  }
  return `<blockquote>${escaped(part.quote)}</blockquote>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
