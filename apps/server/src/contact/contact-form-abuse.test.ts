import { Agent, request as httpRequest } from 'node:http';
import { contactPractices, emailService, practiceWords } from '@orbit-vine/contract/contact.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inquiry, makeTokens, serviceRequest, startContact } from '../../testing/contact-form.ts';
import { fuzzCases } from '../../testing/fuzz-cases.ts';
import { headersOf, type Mailbox, openMailbox } from '../../testing/mailbox.ts';

const seed = 20_261_121;
const submissions = Math.min(fuzzCases, 10_000);

let box: Mailbox;
let community: Awaited<ReturnType<typeof startContact>>;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
beforeAll(async () => {
  box = await openMailbox();
  community = await startContact({ smtpUrl: box.url });
}, 60_000);
afterAll(async () => {
  agent.destroy();
  await community.stop();
  await box.close();
});

const evil = fc.constantFrom(
  'Ada\r\nBcc: victim@example.com',
  'Ada\nTo: victim@example.com\n\nBuy this',
  'Ada%0aBcc: victim@example.com',
  'Ada\u2028Bcc: victim@example.com',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table enquiries; --",
  '=HYPERLINK("https://evil.example")',
  '.\r\nMAIL FROM:<victim@example.com>\r\n',
  '$& $1 $` {{7*7}} %s',
  '\u0000\ufffe\ud800',
  '\u202egnp.exe',
);
const email = fc.constantFrom(
  'bo@example.com',
  'cy@example.com',
  'ada@example.com',
  'ada@example.com,victim@example.com',
  'ada@example.com\r\nBcc: victim@example.com',
  'Ada <victim@example.com>',
  '"victim@example.com"@example.com',
  'ada@example.com?bcc=victim@example.com',
);
const text = fc.oneof(evil, fc.string({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 40 }));
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
const practices = fc.oneof(
  fc.subarray([...contactPractices]).map((names) => names.map(practiceWords).join(', ')),
  text,
);
const params = fc.record(
  {
    from_name: fc.oneof(text, anything),
    from_email: fc.oneof(email, anything),
    company: text,
    message: fc.oneof(text, fc.string({ maxLength: 6_000 })),
    winery_practices: practices,
    website: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text }),
  },
  { requiredKeys: ['from_name', 'from_email', 'message', 'winery_practices'] },
);
const shapes = ['json', 'form', 'page', 'wreck'] as const;
type Submission = typeof submission extends fc.Arbitrary<infer Value> ? Value : never;
const submission = fc.record({ params, shape: fc.constantFrom(...shapes), wreck: anything });

function post(path: string, type: string, body: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(community.url);
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const outgoing = httpRequest({ agent, hostname, port, path, method: 'POST', headers }, (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        received += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: received }));
    });
    outgoing.on('error', reject).end(body);
  });
}

function send({ params: values, shape, wreck }: Submission, token: string) {
  const strings = Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]);
  const urlEncoded = 'application/x-www-form-urlencoded';
  if (shape === 'json')
    return post(
      emailService.sendPath,
      'application/json',
      JSON.stringify(serviceRequest(values as object, token)),
    );
  if (shape === 'form') {
    const { template_params: _, ...keys } = serviceRequest({});
    const fields = new URLSearchParams([...strings, ...Object.entries(keys), ['form_token', token]] as [
      string,
      string,
    ][]);
    return post(emailService.sendFormPath, urlEncoded, fields.toString());
  }
  if (shape === 'page') {
    const { from_name, from_email, message } = Object.fromEntries(strings);
    const fields = {
      name: from_name ?? '',
      email: from_email ?? '',
      goals: message ?? '',
      transparency: 'on',
    };
    return post('/contact', urlEncoded, new URLSearchParams({ ...fields, form_token: token }).toString());
  }
  return post(emailService.sendPath, 'application/json', JSON.stringify(wreck) ?? '');
}

it(`none of ${submissions} hostile submissions crashes the server, injects a header, or sends a mail not asked for`, async () => {
  const tokens = await makeTokens(community, 64);
  const cases = fc.sample(submission, { seed, numRuns: submissions });
  let accepted = 0;
  const worker = async () => {
    for (let one = cases.pop(); one; one = cases.pop()) {
      // A token is valid until an inquiry is stored with it.
      const token = tokens.at(-1) ?? '';
      const { status, text: answer } = await send(one, token);
      expect([200, 303, 400, 403, 410, 422]).toContain(status);
      if (status === 200 || status === 303) {
        accepted += 1;
        tokens.splice(tokens.indexOf(token), 1);
      }
      if (one.shape === 'page') expect(answer).not.toMatch(/<img src=x|<script>alert/);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect((await community.request('/api/health')).status).toBe(200);
  const [last = ''] = await makeTokens(community, 1);
  expect((await send({ params: inquiry as never, shape: 'json', wreck: null }, last)).status).toBe(200);

  expect(accepted).toBeGreaterThan(5);
  await expect.poll(() => box.mails.length).toBe(accepted + 1);
  const known = [
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ];
  for (const mail of box.mails) {
    expect(mail.to).toEqual(['owner@example.com']);
    expect([...headersOf(mail).keys()].sort()).toEqual(known);
    expect(headersOf(mail).get('reply-to')).not.toContain(',');
    expect(headersOf(mail).get('to')).toBe('owner@example.com');
  }
}, 300_000);
