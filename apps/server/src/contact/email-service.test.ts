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
  // The client is made for browsers; of theirs it uses no more than this.
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
  it('sends an inquiry that arrives as a mail to the administrator, to be answered to the visitor', async () => {
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

  it('sends the same by a form', async () => {
    const fields = new FormData();
    for (const [name, value] of Object.entries(withToken())) fields.append(name, String(value));
    // What the client reads of an element in a page.
    vi.stubGlobal('FormData', function ofForm() {
      return fields;
    });
    const form = { nodeName: 'FORM' } as unknown as Parameters<typeof sendForm>[2];
    const answer = await sendForm(serviceId, templateId, form);
    vi.stubGlobal('FormData', fields.constructor);
    expect(answer).toMatchObject({ status: 200, text: 'OK' });
    await expect.poll(() => box.mails.length).toBe(1);
  });

  it('is told of a form that was sent before with other words, but not of the same click twice', async () => {
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

describe('the official client says so itself when it', () => {
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

  it('refuses headless browsers, blocked values and too many, if it is told to', async () => {
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

  it('fails without an answer when there is no server', async () => {
    init({ publicKey: emailService.defaultPublicKey, origin: 'http://127.0.0.1:9' });
    expect(await failure(send(serviceId, templateId, inquiry))).toBeInstanceOf(TypeError);
    init({ publicKey: emailService.defaultPublicKey, origin: community.url });
  });
});

describe('the service answers in text', () => {
  it.each([
    ['user_id', undefined, 'The public key is required.'],
    ['service_id', '', 'The service ID is required.'],
    ['template_id', 7, 'The template ID is required.'],
    ['user_id', 'somebody-else', 'The public key is invalid.'],
    ['service_id', 'gmail', 'The service ID was not found.'],
    ['template_id', 'newsletter', 'The template ID was not found.'],
    ['template_params', 'text', 'The template params have to be an object.'],
    ['template_params', [], 'The template params have to be an object.'],
    ['template_params', {}, 'The template params are not those of the template.'],
  ])('400 when %s is %j', async (field, value, text) => {
    expect(await post({ ...serviceRequest({}), [field]: value })).toEqual([400, text]);
  });

  it('422 when no practice was ticked, or none that we know', async () => {
    for (const winery_practices of ['', 'Dry Farming', ', ,'])
      expect(await post(serviceRequest({ winery_practices }))).toEqual([
        422,
        'Please select at least one winery practice',
      ]);
  });

  it('403 to what fills in the hidden field', async () => {
    const [status] = await post(serviceRequest({ website: 'https://spam.example' }, tokens.pop()));
    expect(status).toBe(403);
  });

  it('to a form that was filled in faster than a person can, or whose token is not ours', async () => {
    // Counted where they are kept: a mail of a test before this one may still be on its way.
    const kept = () => community.query('select id from enquiries order by id');
    const before = await kept();
    const { token } = (await (await community.request('/api/contact/token')).json()) as { token: string };
    expect((await post(serviceRequest({}, token)))[0]).toBe(400);
    expect((await post(serviceRequest({}, `${tokens.pop()}x`)))[0]).toBe(410);
    expect((await post(serviceRequest({})))[0]).toBe(410);
    expect(await kept()).toEqual(before);
  });

  it('413 to a body that is too large, and 400 to one that is no JSON', async () => {
    expect((await post(serviceRequest({ message: 'x'.repeat(70_000) })))[0]).toBe(413);
    const answer = await community.request(emailService.sendPath, { method: 'POST', body: '{' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
  });
});

it('429 when one address or one network sends too many', async () => {
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
