import { posix } from 'node:path';
import type { OfficeExtension } from '@orbit-vine/contract/attachments.ts';
import { isUtf8Xml, readXml } from '../platform/text/read-xml.ts';
import { isAllowedRelationship, type Relationship } from './open-xml-relationships.ts';
import { isAllowedType, mainTypes, workbookType } from './open-xml-types.ts';
import { type Budget, readZip, unpack, type ZipPart } from './zip-parts.ts';

type Parts = ReadonlyMap<string, ZipPart>;
type OpenXmlExtension = Exclude<OfficeExtension, 'ods'>;

const declarations = '[content_types].xml';
const rootRelationships = '_rels/.rels';
const workbookPart = /^(word|ppt|xl)\/embeddings\/[^/]+\.xlsx$/;

/**
 * Whether an Office Open XML file (ECMA-376) matches its extension and has no active content. Checks the declared
 * types of parts, as Office programs do, since a part may have any name.
 */
export async function isHarmlessOpenXml(
  parts: Parts,
  extension: OpenXmlExtension,
  budget: Budget,
  isEmbedded = false,
): Promise<boolean> {
  const typeOf = await readTypes(parts, budget);
  if (!typeOf) return false;
  for (const [name, part] of parts) {
    if (name === declarations || (name.endsWith('/') && part.bytes === 0)) continue;
    const type = typeOf(name);
    if (type === undefined) return false;
    const isChartData = type === workbookType && workbookPart.test(name) && !isEmbedded;
    if (isChartData ? !(await isHarmlessWorkbook(part, budget)) : !isAllowedType(type)) return false;
    if (isWordText(type) && !(await hasNoDde(part, budget))) return false;
  }
  const main = await checkRelationships(parts, budget);
  return main !== undefined && typeOf(main) === mainTypes[extension];
}

async function readTypes(parts: Parts, budget: Budget) {
  const byExtension = new Map<string, string>();
  const byName = new Map<string, string>();
  let isDuplicate = false;
  const isRead = await readPart(parts.get(declarations), budget, (element, attributes) => {
    const { Extension = '', PartName = '', ContentType = '' } = attributes;
    const [types, key] =
      element === 'Default'
        ? [byExtension, Extension.toLowerCase()]
        : [byName, decoded(PartName).replace(/^\//, '').toLowerCase()];
    if (element !== 'Default' && element !== 'Override') return;
    isDuplicate ||= types.has(key);
    types.set(key, ContentType.trim().toLowerCase());
  });
  const areAllowed = [...byName.values()].every((type) => isAllowedType(type) || type === workbookType);
  if (!isRead || isDuplicate || !areAllowed) return undefined;
  return (name: string) =>
    name.endsWith('.rels') && !byName.has(name)
      ? byExtension.get('rels')
      : (byName.get(name) ?? byExtension.get(posix.extname(name).slice(1)));
}

async function checkRelationships(parts: Parts, budget: Budget): Promise<string | undefined> {
  const mains: string[] = [];
  for (const [name, part] of parts) {
    if (!name.endsWith('.rels')) continue;
    let areAllowed = true;
    const isRead = await readPart(part, budget, (element, attributes) => {
      if (element !== 'Relationship') return;
      const { Type = '', Target = '', TargetMode = 'Internal' } = attributes;
      const kind = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
      const relationship: Relationship = { kind, target: decoded(Target), mode: TargetMode };
      areAllowed &&= isAllowedRelationship(relationship);
      if (name === rootRelationships && kind === 'officedocument') mains.push(relationship.target);
    });
    if (!isRead || !areAllowed) return undefined;
  }
  const [main] = mains;
  return mains.length === 1 && main ? posix.normalize(main).replace(/^\//, '').toLowerCase() : undefined;
}

/** A chart's data is an embedded workbook, which may not embed another. */
async function isHarmlessWorkbook(part: ZipPart, budget: Budget): Promise<boolean> {
  const content = await unpack(part, budget);
  const parts = content && readZip(content);
  return parts !== undefined && isHarmlessOpenXml(parts, 'xlsx', budget, true);
}

const isWordText = (type: string) => type.includes('.wordprocessingml.') && type.endsWith('+xml');
const fieldElements = ['instrText', 'fldSimple'];
const ddeField = /\bDDE(AUTO)?\b/i;

/** Dynamic Data Exchange fields start other programs; their text may be split into many runs. */
async function hasNoDde(part: ZipPart, budget: Budget): Promise<boolean> {
  const content = await unpack(part, budget);
  if (!content || !isUtf8Xml(content)) return false;
  if (!fieldElements.some((name) => content.includes(name))) return true;
  let fields = '';
  const isRead = readXml(content, {
    onElement: (name, attributes) => {
      if (name === 'fldSimple') for (const value of Object.values(attributes)) fields += ` ${value}`;
      if (name === 'fldChar') fields += ' ';
    },
    onText: (text, within) => {
      if (within === 'instrText') fields += text;
    },
  });
  return isRead && !ddeField.test(fields);
}

async function readPart(
  part: ZipPart | undefined,
  budget: Budget,
  onElement: Parameters<typeof readXml>[1]['onElement'],
): Promise<boolean> {
  const content = part && (await unpack(part, budget));
  return content !== undefined && readXml(content, { onElement });
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
