import { resolve } from 'node:path';
import { emailService } from '@orbit-vine/contract/contact.ts';
import * as z from 'zod';
import { StartupError } from '../startup-error.ts';
import type { S3 } from './s3.ts';
import { isPair, type VapidKeys } from './vapid-keys.ts';

/** An unescaped `/` or `#` in a password ends the authority early, and leaves an `@` in the path or the fragment. */
function isWhole(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && !/@/.test(parsed.pathname + parsed.hash) && !/%(?![0-9a-f]{2})/i.test(value);
}

const url = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.some((name) => value.toLowerCase().startsWith(`${name}://`)), {
      error: `must be an address starting with ${protocols.map((name) => `${name}://`).join(' or ')}`,
      abort: true,
    })
    .refine(isWhole, {
      error:
        'must be a whole address, the signs of a password in it as encodeURIComponent writes them (p@ss/word: p%40ss%2Fword)',
      abort: true,
    });

/** pg treats these modes as verify-full and logs a page of advice, which the name verify-full avoids. */
const withVerifiedTls = (value: string) =>
  value.includes('uselibpqcompat')
    ? value
    : value.replace(/([?&]sslmode=)(prefer|require|verify-ca)\b/, '$1verify-full');

const addresses = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .transform((list) => list.filter((entry) => entry !== ''))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be addresses or CIDR ranges')));
const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be at most 65535');

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url('http', 'https')
    .refine((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`, {
      error: 'must be an address without a path',
    })
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url('postgres', 'postgresql').transform(withVerifiedTls).optional(),
  NATS_URL: z
    .string()
    .refine(
      (list) =>
        list.split(',').every((entry) => /^(nats|tls):$/.test(URL.parse(entry.trim())?.protocol ?? '')) &&
        !/%(?![0-9a-f]{2})/i.test(list),
      {
        error: 'must be addresses starting with nats:// or tls://, separated by commas, with % written %25',
      },
    )
    .optional(),
  METRICS_PORT: port.optional(),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  FILES_QUOTA_GB: z.coerce
    .number('must be a number of gigabytes')
    .positive('must be a number of gigabytes')
    .optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().includes('@', 'must hold an address').default('Orbit & Vine <no-reply@localhost>'),
  SITE_EMAIL: z.email('must be an email address').optional(),
  TRUST_PROXY: addresses,
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim().toLowerCase()))
    .transform((list) => list.filter((entry) => entry !== ''))
    .pipe(z.array(z.email('must be email addresses, separated by commas'))),
  EMAIL_PUBLIC_KEY: z.string().min(1).default(emailService.defaultPublicKey),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, 'must begin with https:// or mailto:')
    .optional(),
  PUSH_ADDRESSES: addresses,
  MAIL_NEWS_AFTER: z.coerce
    .number('must be a number of seconds')
    .int('must be a number of seconds')
    .min(0, 'must be a number of seconds')
    .default(600),
  TWILIO_AUTH_TOKEN: z.string().min(8, 'must be the token of the account at Twilio').optional(),
  TWILIO_NUMBER: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number with its country, such as +12315550100')
    .optional(),
  LOTS_MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://models.example.com/v1' })
    .optional(),
  LOTS_MODEL: z.string().min(1).optional(),
  LOTS_MODEL_KEY: z.string().min(1).optional(),
  CLOCK: z.iso.datetime('must be a time such as 2027-01-01T12:00:00Z').optional(),
  STAFF_SECOND_FACTOR: z.enum(['on', 'off'], 'must be on or off').default('on'),
  HEIC: z.enum(['on', 'off'], 'must be on or off').default('off'),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level of pino, such as info',
    )
    .default('info'),
});

export const settingNames = Object.keys(Environment.shape);

export const namesInEnvironment = () => Object.keys(process.env);

export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash; undefined on a developer's machine. */
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** NATS servers that connect servers of one database; undefined to use the database itself. */
  natsUrl: string | undefined;
  metricsPort: number | undefined;
  /** Undefined to store members' files in `dataDir`. */
  s3: S3 | undefined;
  filesQuotaBytes: number | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Contact address; undefined for the placeholder. The site's build reads it, too. */
  siteEmail: string | undefined;
  trustedProxies: string[];
  /** Confirmed members with one of these addresses are administrators. */
  adminEmails: string[];
  /** Keys for push services; undefined for a pair stored in the database. */
  vapidKeys: VapidKeys | undefined;
  vapidSubject: string | undefined;
  pushAddresses: string[];
  /** Time until an unread mention or reply is mailed. */
  mailNewsAfterMs: number;
  emailPublicKey: string;
  twilio: { authToken: string; number: string } | undefined;
  /** Language model for texts that `cellar-notes` is not sure of. */
  lotsModel: { url: string; name: string; key?: string } | undefined;
  now(): Date;
  staffSecondFactor: boolean;
  heic: boolean;
  rateLimits: boolean;
  logLevel: string;
}

/** Reads the environment and reports every error in it. An empty variable counts as unset. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
    throw new StartupError(`The environment is not right: ${faults.join('; ')}.`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    natsUrl: value.NATS_URL,
    metricsPort: value.METRICS_PORT,
    s3: s3From(value),
    filesQuotaBytes: value.FILES_QUOTA_GB && value.FILES_QUOTA_GB * 1024 ** 3,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    siteEmail: value.SITE_EMAIL,
    trustedProxies: value.TRUST_PROXY,
    adminEmails: value.ADMIN_EMAILS,
    vapidKeys: vapidKeysFrom(value),
    vapidSubject: value.VAPID_SUBJECT,
    pushAddresses: value.PUSH_ADDRESSES,
    mailNewsAfterMs: value.MAIL_NEWS_AFTER * 1_000,
    emailPublicKey: value.EMAIL_PUBLIC_KEY,
    twilio: twilioFrom(value),
    lotsModel: lotsModelFrom(value),
    now: clockFrom(value.CLOCK),
    staffSecondFactor: value.STAFF_SECOND_FACTOR === 'on',
    heic: value.HEIC === 'on',
    rateLimits: value.RATE_LIMITS === 'on',
    logLevel: value.LOG_LEVEL,
  };
}

function s3From(value: z.output<typeof Environment>): S3 | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = value;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).filter(([, given]) => given === undefined);
  if (missing.length === Object.keys(needed).length) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new StartupError(
      `The environment is not right: an S3 store needs ${missing.map(([name]) => name).join(', ')} too.`,
    );
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function vapidKeysFrom({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: z.output<typeof Environment>) {
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined) return undefined;
  const keys = { publicKey: VAPID_PUBLIC_KEY ?? '', privateKey: VAPID_PRIVATE_KEY ?? '' };
  if (!isPair(keys))
    throw new StartupError(
      'The environment is not right: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair, in base64url.',
    );
  return keys;
}

function twilioFrom({ TWILIO_AUTH_TOKEN, TWILIO_NUMBER }: z.output<typeof Environment>) {
  if (TWILIO_AUTH_TOKEN === undefined && TWILIO_NUMBER === undefined) return undefined;
  if (!TWILIO_AUTH_TOKEN || !TWILIO_NUMBER)
    throw new StartupError(
      'The environment is not right: texts by Twilio need TWILIO_AUTH_TOKEN and TWILIO_NUMBER.',
    );
  return { authToken: TWILIO_AUTH_TOKEN, number: TWILIO_NUMBER };
}

function lotsModelFrom({
  LOTS_MODEL_URL: url,
  LOTS_MODEL: name,
  LOTS_MODEL_KEY: key,
}: z.output<typeof Environment>) {
  if (url === undefined && name === undefined && key === undefined) return undefined;
  if (!url || !name)
    throw new StartupError(
      'The environment is not right: a second opinion on texts needs LOTS_MODEL_URL and LOTS_MODEL.',
    );
  return { url, name, ...(key ? { key } : {}) };
}

function clockFrom(start: string | undefined): () => Date {
  const offsetMs = start === undefined ? 0 : Date.parse(start) - Date.now();
  return () => new Date(Date.now() + offsetMs);
}
