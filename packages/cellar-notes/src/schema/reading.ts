import { bottleUses } from '@orbit-vine/cellar-book/entries/work.ts';
import * as z from 'zod/mini';

/** The schema of a reading; its types are derived from it. */
const quantity = z.object({
  value: z.number(),
  unit: z.enum(['L', 'kg', 'g', 'mL', 'mg/L', 'mL/hL', 'pack']),
  per: z.optional(z.literal('each')),
  basis: z.optional(z.literal('SO2')),
});

export const operations = [
  'receive_fruit',
  'crush',
  'press',
  'inoculate',
  'addition',
  'cap_work',
  'measurement',
  'transfer',
  'top',
  'blend',
  'split',
  'fine',
  'filter',
  'bottle',
  'remove_bottles',
  'loss',
  'dump',
  'state',
  'note',
] as const;

export const measurementKinds = [
  'brix',
  'sg',
  'baume',
  'temperature',
  'ph',
  'ta',
  'free_so2',
  'total_so2',
  'va',
  'malic',
  'alcohol',
  'rs',
  'yan',
  'volume',
  'weight',
] as const;

const at = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: z.nullable(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
  source: z.enum(['explicit', 'relative', 'received']),
  partOfDay: z.optional(z.enum(['am', 'pm', 'night'])),
});

const measurement = z.object({ kind: z.enum(measurementKinds), value: z.number(), unit: z.string() });

const part = z.object({
  vessel: z.optional(z.string()),
  lot: z.optional(z.string()),
  variety: z.optional(z.string()),
  volume: z.optional(quantity),
  percent: z.optional(z.number()),
  fraction: z.optional(z.enum(['free_run', 'press'])),
  to: z.optional(z.array(z.string())),
});

const vesselNames = z.optional(z.array(z.string()));
const text = z.optional(z.string());
const number = z.optional(z.number());

const operation = z.enum(operations);
/** The fields that records of any operation may have. */
const details = {
  at: z.optional(at),
  vessels: vesselNames,
  lot: text,
  from: vesselNames,
  to: vesselNames,
  fromLot: text,
  volume: z.optional(quantity),
  weight: z.optional(quantity),
  gross: z.optional(quantity),
  tare: z.optional(quantity),
  amount: z.optional(quantity),
  rate: z.optional(quantity),
  parts: z.optional(z.array(part)),
  loss: z.optional(z.object({ volume: quantity, reason: z.string() })),
  measurements: z.optional(z.array(measurement)),
  material: text,
  strengthPercent: number,
  organism: z.optional(z.enum(['yeast', 'ml_bacteria'])),
  method: z.optional(z.enum(['punch_down', 'pump_over', 'delestage', 'pulse_air', 'stir'])),
  times: number,
  durationMin: number,
  aerated: z.optional(z.boolean()),
  mode: text,
  fill: z.optional(z.literal('full')),
  kind: text,
  micron: number,
  bottles: z.optional(z.object({ count: z.number(), sizeMl: z.number() })),
  /** The stated sizes of bottles and cases, and how many cases; answers and corrections keep to them. */
  packing: z.optional(z.object({ sizeMl: number, perCase: number, cases: number })),
  /** What bottles leave for. */
  use: z.optional(z.enum(bottleUses)),
  variety: text,
  block: text,
  grower: text,
  weighTag: text,
  containers: z.optional(z.object({ count: z.number(), kind: z.string() })),
  wholeClusterPercent: number,
  state: text,
  native: z.optional(z.boolean()),
  all: z.optional(z.boolean()),
  reason: text,
  note: text,
};

export const recordSchema = z.object({ op: operation, ...details });

export const askSubjects = [
  'quantity',
  'unit',
  'vessel',
  'lot',
  'variety',
  'material',
  'measurement_kind',
  'operation',
  'plausibility',
  'date',
  'use',
  'size',
] as const;

const ask = z.object({
  about: z.enum(askSubjects),
  record: z.number(),
  value: number,
  kind: z.optional(z.enum(measurementKinds)),
  /** The vessels that the words may mean. */
  among: vesselNames,
  /** What makes a value implausible, or words of the message that contradict it. */
  why: z.optional(
    z.enum(['range', 'capacity', 'law', 'shares', 'season', 'words', 'left', 'dose', 'role', 'alone']),
  ),
});

const changes = z.object({ op: z.optional(operation), ...details });

const follows = z.object({
  thread: z.number(),
  record: z.number(),
  action: z.enum(['complete', 'amend', 'void', 'confirm', 'reject']),
  set: z.optional(changes),
  /** Copies of the record, each with these changes: a value for each vessel. */
  others: z.optional(z.array(changes)),
});

const query = z.object({
  about: z.enum([
    'contents',
    'volume',
    'last_measurement',
    'additions_total',
    'history',
    'empty_vessels',
    'bottles',
    'planned_work',
  ]),
  vessels: vesselNames,
  lot: text,
  variety: text,
  kind: text,
  material: text,
});

/** A span of the original text, and its meaning. */
const claim = z.object({
  start: z.number(),
  end: z.number(),
  as: z.enum([
    'vessel',
    'lot',
    'variety',
    'block',
    'material',
    'operation',
    'quantity',
    'number',
    'reading',
    'date',
    'time',
    'word',
    'unknown',
  ]),
  meaning: z.string(),
});

export const readingSchema = z.object({
  disposition: z.enum(['accept', 'ask', 'answer', 'refuse', 'ignore']),
  language: z.enum(['en', 'es']),
  confidence: z.enum(['high', 'medium', 'low']),
  records: z.array(recordSchema),
  asks: z.array(ask),
  follows: z.optional(follows),
  query: z.optional(query),
  reason: z.optional(z.enum(['future', 'not_understood', 'request_to_act', 'chatter'])),
  command: z.optional(z.enum(['stop', 'help'])),
  words: z.array(claim),
});

export type Quantity = z.infer<typeof quantity>;
export type Operation = (typeof operations)[number];
export type MeasurementKind = (typeof measurementKinds)[number];
export type At = z.infer<typeof at>;
export type Measurement = z.infer<typeof measurement>;
export type Part = z.infer<typeof part>;
export type CellarRecord = z.infer<typeof recordSchema>;
export type Ask = z.infer<typeof ask>;
export type AskSubject = (typeof askSubjects)[number];
export type Follows = z.infer<typeof follows>;
export type Query = z.infer<typeof query>;
export type Claim = z.infer<typeof claim>;
export type Reading = z.infer<typeof readingSchema>;
export type Language = Reading['language'];

export interface ThreadMessage {
  from: 'sender' | 'system';
  text: string;
  records?: CellarRecord[];
  /** The questions still open about its records; unset, they follow from the text. */
  asks?: Ask[];
}
