/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';

interface Handlers {
  onElement(name: string, attributes: Readonly<Record<string, string>>): void;
  onText?(text: string, within: string): void;
}

class Refused extends Error {}

/**
 * Parses untrusted XML. False if it is malformed, not UTF-8, or has a document type, whose entities are never
 * expanded.
 */
export function readXml(content: Buffer, { onElement, onText }: Handlers): boolean {
  const xml = textOf(content);
  if (xml === undefined) return false;
  const open: string[] = [];
  const refuse = () => {
    throw new Refused();
  };
  const emitText = (text: string) => onText?.(text, open.at(-1) ?? '');
  const parser = new Parser()
    .on('attention', refuse)
    .on('warn', refuse)
    .on('error', refuse)
    .on('openTag', (name, attributesOf, decode) => {
      const attributes = Object.entries(attributesOf() || {});
      open.push(localName(name));
      onElement(localName(name), Object.fromEntries(attributes.map(([key, value]) => [key, decode(value)])));
    })
    .on('closeTag', () => open.pop())
    .on('text', (text, decode) => emitText(decode(text)))
    .on('cdata', emitText);
  try {
    parser.parse(xml);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Whether it claims to be XML in UTF-8, so that a search for a name's bytes finds it. */
export function isUtf8Xml(content: Buffer): boolean {
  const head = content.toString('utf8', 0, 300);
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/.exec(head.replace(/^\ufeff/, ''))?.[1];
  return /^\ufeff?\s*</.test(head) && /^utf-8$/i.test(declared ?? 'utf-8') && !content.includes(0);
}

function textOf(content: Buffer): string | undefined {
  if (!isUtf8Xml(content)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
