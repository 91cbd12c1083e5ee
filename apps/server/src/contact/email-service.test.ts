import { EmailJSResponseStatus, init, send, sendForm } from '@emailjs/browser';
import { contactToken, emailService } from '@orbit-vine/contract/contact.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inquiry, makeTokens, serviceRequest, startContact } from '../../testing/contact-form.ts';
import { headersOf, type Mailbox, openMailbox } from '../../testing/mailbox.ts';

let box: Mailbox;
let community: Awaited<ReturnType<typeof startContact>>;
let tokens: string[];
beforeAll(async () => {
  box = await openMailbox();
  community = await startContact({ smtpUrl: box.url });
  tokens = await makeTokens(community, 20);
  // `location` is the only browser global that the client uses.
  vi.stubGlobal('location', new URL(community.url));
  init({ publicKey: emailService.defaultPublicKey, origin: community.url });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await community.stop();
  await box.close();
});
afterEach(() => box.mails.splice(0));

const { serviceId, templateId } = emailService;
const withToken = (params = inquiry) => ({ ...params, [contactToken]: tokens.pop() });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'sent',
    (error: unknown) => (error instanceof EmailJSResponseStatus ? [error.status, error.text] : error),
  );
const post = (json: unknown) =>
  community
    .request(emailService.sendPath, { json })
    .then(async (answer) => [answer.status, await answer.text()]);

describe('the official client', () => {
  it('sends an inquiry that is mailed to the administrator, with the visitor as the reply address', async () => {
    const answer = await send(serviceId, templateId, withToken());
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    await expect.poll(() => box.mails.length).toBe(1);
    const [mail] = box.mails as [(typeof box.mails)[0]];
    expect(mail.to).toEqual(['owner@example.com']);
    expect(headersOf(mail).get('reply-to')).toBe('ada@example.com');
    expect(headersOf(mail).get('subject')).toBe('Inquiry from Ada Example, Example Cellars');
    expect(mail.raw).toContain('Winery practices: Hybrid Grapes, Zero Additive');
    expect(mail.raw).toContain('> We would like to see our lots.\r\n> All of them.');
  });

  it('sends an inquiry from a form element', async () => {
    const fields = new FormData();
    for (const [name, value] of Object.entries(withToken())) fields.append(name, String(value));
    // The client reads the form element through FormData.
    vi.stubGlobal('FormData', function ofForm() {
      return fields;
    });
    const form = { nodeName: 'FORM' } as unknown as Parameters<typeof sendForm>[2];
    const answer = await sendForm(serviceId, templateId, form);
    vi.stubGlobal('FormData', fields.constructor);
    expect(answer).toMatchObject({ status: 200, text: 'OK' });
    await expect.poll(() => box.mails.length).toBe(1);
  });

  it('gets an error for a form that was sent before with other words, but not for a double click', async () => {
    const params = withToken();
    await send(serviceId, templateId, params);
    expect((await send(serviceId, templateId, params)).status).toBe(200);
    expect(await failure(send(serviceId, templateId, { ...params, message: 'Another.' }))).toEqual([
      410,
      expect.stringContaining('already been sent'),
    ]);
    await expect.poll(() => box.mails.length).toBe(1);
  });
});

describe('the official client reports an error itself if it', () => {
  it('misses a key, a service, a template and an object', async () => {
    const options = { publicKey: '' };
    init({ publicKey: '', origin: community.url });
    expect(await failure(send(serviceId, templateId, inquiry, options))).toContain('public key is required');
    init({ publicKey: emailService.defaultPublicKey, origin: community.url });
    expect(await failure(send('', templateId, inquiry))).toContain('service ID is required');
    expect(await failure(send(serviceId, '', inquiry))).toContain('template ID is required');
    expect(await failure(send(serviceId, templateId, [] as never))).not.toBe('sent');
    expect(await failure(send(serviceId, templateId, 'text' as never))).toContain('have to be the object');
  });

  it('refuses headless browsers, blocked values, and too many requests, if configured to', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
    expect(await failure(send(serviceId, templateId, inquiry, { blockHeadless: true }))).toEqual([
      451,
      'Unavailable For Headless Browser',
    ]);
    vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
    const blockList = { list: ['ada@example.com'], watchVariable: 'from_email' };
    expect(await failure(send(serviceId, templateId, inquiry, { blockList }))).toEqual([403, 'Forbidden']);
    const stored = new Map<string, string>();
    const storageProvider = {
      get: async (key: string) => stored.get(key),
      set: async (key: string, value: string) => void stored.set(key, value),
      remove: async (key: string) => void stored.delete(key),
    };
    const options = { storageProvider, limitRate: { id: 'contact', throttle: 60_000 } };
    await send(serviceId, templateId, withToken(), options);
    expect(await failure(send(serviceId, templateId, withToken(), options))).toEqual([
      429,
      'Too Many Requests',
    ]);
  });

  it('cannot reach the server', async () => {
    init({ publicKey: emailService.defaultPublicKey, origin: 'http://127.0.0.1:9' });
    expect(await failure(send(serviceId, templateId, inquiry))).toBeInstanceOf(TypeError);
    init({ publicKey: emailService.defaultPublicKey, origin: community.url });
  });
});

describe('the service responds in text with', () => {
  it.each([
    ['user_id', undefined, 'The public key is required.'],
    ['service_id', '', 'The service ID is required.'],
    ['template_id', 7, 'The template ID is required.'],
    ['user_id', 'another-key', 'The public key is invalid.'],
    ['service_id', 'gmail', 'The service ID was not found.'],
    ['template_id', 'newsletter', 'The template ID was not found.'],
    ['template_params', 'text', 'The template params have to be an object.'],
    ['template_params', [], 'The template params have to be an object.'],
    ['template_params', {}, 'The template params are not those of the template.'],
  ])('400 if %s is %j', async (field, value, text) => {
    expect(await post({ ...serviceRequest({}), [field]: value })).toEqual([400, text]);
  });

  it('422 if no known practice is selected', async () => {
    for (const winery_practices of ['', 'Dry Farming', ', ,'])
      expect(await post(serviceRequest({ winery_practices }))).toEqual([
        422,
        'Please select at least one winery practice',
      ]);
  });

  it('403 if the hidden field is filled in', async () => {
    const [status] = await post(serviceRequest({ website: 'https://spam.example' }, tokens.pop()));
    expect(status).toBe(403);
  });

  it('400 to a form filled in faster than a person can, and 410 to a token that is not ours', async () => {
    // Counts rows, because a mail of an earlier test may still arrive.
    const storedIds = () => community.query('select id from enquiries order by id');
    const before = await storedIds();
    const { token } = (await (await community.request('/api/contact/token')).json()) as { token: string };
    expect((await post(serviceRequest({}, token)))[0]).toBe(400);
    expect((await post(serviceRequest({}, `${tokens.pop()}x`)))[0]).toBe(410);
    expect((await post(serviceRequest({})))[0]).toBe(410);
    expect(await storedIds()).toEqual(before);
  });

  it('413 to a body that is too large, and 400 to invalid JSON', async () => {
    expect((await post(serviceRequest({ message: 'x'.repeat(70_000) })))[0]).toBe(413);
    const answer = await community.request(emailService.sendPath, { method: 'POST', body: '{' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
  });
});

it('the service responds 429 when one address or network sends too many', async () => {
  const limited = await startContact({ rateLimits: true });
  try {
    const statuses: number[] = [];
    for (const [at, token] of (await makeTokens(limited, 12)).entries()) {
      const from_email = at < 6 ? 'ada@example.com' : `visitor${at}@example.com`;
      const answer = await limited.request(emailService.sendPath, {
        json: serviceRequest({ from_email }, token),
      });
      statuses.push(answer.status);
      if (answer.status === 429) expect(await answer.text()).toBe('Too Many Requests');
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 429, 429]);
  } finally {
    await limited.stop();
  }
});
