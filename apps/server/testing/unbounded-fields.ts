import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

interface Found {
  path: string;
  schema: Schema;
}

function* partsOf(schema: Schema, path = ''): Generator<Found> {
  yield { path, schema };
  for (const [name, inner] of childrenOf(schema)) yield* partsOf(inner, `${path}${name}`);
}

function childrenOf(schema: Schema): [string, Schema][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, inner]) => [`.${name}`, inner]);
    case 'array':
      return [['[]', def.element]];
    case 'tuple':
      return def.items.map((inner, index) => [`[${index}]`, inner]);
    case 'union':
      return def.options.map((inner) => ['', inner]);
    case 'record':
      return [['.*', def.valueType]];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return [['', def.innerType]];
    case 'pipe':
      return [['', def.in]];
    default:
      return [];
  }
}

const boundedFormats = new Set(['uuid', 'date', 'datetime', 'time']);
const endless = /[*+]|\{\d+,\}/;

function isBounded(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'any' || def.type === 'unknown' || def.type === 'record') return false;
  if (def.type !== 'string' && def.type !== 'array') return true;
  const checks = (def.checks ?? []).map((check) => check._zod.def as z.core.$ZodChecks['_zod']['def']);
  return (
    checks.some(
      (check) =>
        check.check === 'max_length' ||
        check.check === 'length_equals' ||
        (check.check === 'string_format' && isBoundedText(check)),
    ) ||
    ('format' in def && isBoundedText(def as { format: string; pattern?: RegExp }))
  );
}

function isBoundedText({ format, pattern }: { format: string; pattern?: RegExp | undefined }): boolean {
  if (boundedFormats.has(format)) return true;
  return format === 'regex' && pattern !== undefined && !endless.test(pattern.source.replace(/\\[*+]/g, ''));
}

export function unboundedFields(schema: Schema): string[] {
  return [...partsOf(schema)].filter((found) => !isBounded(found.schema)).map(({ path }) => path);
}
