import { setTimeout as sleep } from 'node:timers/promises';
import { contactLimits } from '@orbit-vine/contract/contact-limits.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serviceRequest, startContact } from '../../testing/contact-form.ts';
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts';

let box: Mailbox;
let community: Awaited<ReturnType<typeof startContact>>;
beforeAll(async () => {
  box = await openMailbox();
  community = await startContact({ smtpUrl: box.url });
});
afterAll(async () => {
  await community.stop();
  await box.close();
});
afterEach(() => box.mails.splice(0));

const filledIn = {
  name: 'Ada',
  company: '',
  email: 'ada@example.com',
  goals: 'Less paper.',
  hybridGrapes: 'on',
};
const tokenIn = (page: string) => /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? '';

async function openPage() {
  const response = await community.request('/contact');
  const page = await response.text();
  return { response, page, token: tokenIn(page) };
}
async function submit(fields: Record<string, string>, to = community) {
  const response = await to.request('/contact', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return { response, page: await response.text() };
}

describe('the form without a script', () => {
  it('has a new token each time, under the page’s policy', async () => {
    const [one, two] = [await openPage(), await openPage()];
    expect(one.response.status).toBe(200);
    expect(one.token).not.toBe('');
    expect(one.token).not.toBe(two.token);
    expect(one.response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(one.response.headers.get('cache-control')).toBe('private, no-cache');
    expect(one.page).not.toContain(' inert');
  });

  it('is sent, confirmed with a page, and mailed', async () => {
    const { token } = await openPage();
    await sleep(contactLimits.formMinMs);
    const { response } = await submit({ ...filledIn, form_token: token });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/sent']);
    const sent = await community.request('/contact/sent');
    expect(await sent.text()).toContain('Your message has been sent successfully!');
    await expect.poll(() => box.mails.length).toBe(1);
    expect(box.mails[0]?.raw).toContain('> Less paper.');
  });

  it('is returned with its values and an error when no practice is selected, and can then be sent', async () => {
    const { token } = await openPage();
    const { hybridGrapes: _, ...without } = filledIn;
    const goals = 'More "wine" & <less> paper.\nSecond line.';
    const { response, page } = await submit({ ...without, goals, form_token: token });
    expect(response.status).toBe(422);
    expect(page).toMatch(
      /<p id="no-practice"(?![^>]*hidden)[^>]*>Please select at least one winery practice/,
    );
    expect(page).toMatch(/name="email" value="ada@example\.com"/);
    expect(page).toContain('\nMore &quot;wine&quot; &amp; &lt;less&gt; paper.\nSecond line.</textarea>');
    await sleep(contactLimits.formMinMs);
    const again = await submit({ ...filledIn, goals, form_token: tokenIn(page) });
    expect(again.response.status).toBe(303);
    await expect.poll(() => box.mails.length).toBe(1);
  });

  it.each([
    [{ name: ' ' }, 'Please tell us your name.'],
    [{ email: 'ada' }, 'Please enter an email address.'],
    [{ goals: '' }, 'Please tell us what you would like to achieve.'],
    [{ goals: 'x'.repeat(5_001) }, 'Please use at most 5,000 characters.'],
    [{ name: 'Ada\nBcc: all@example.com' }, 'Please write this on one line.'],
  ])('explains what is wrong with %j', async (fields, problem) => {
    const { response, page } = await submit({ ...filledIn, ...fields });
    expect(response.status).toBe(422);
    expect(page).toMatch(new RegExp(`<p data-problem="true"(?![^>]*hidden)[^>]*>${problem}</p>`));
    expect(page).toContain('name="hybridGrapes" checked');
  });

  it('cannot be sent from another site', async () => {
    const response = await community.request('/contact', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(403);
  });
});

describe('while booked out', () => {
  let closed: typeof community;
  beforeAll(async () => {
    closed = await startContact({ smtpUrl: box.url }, '2026-12-31T12:00:00Z');
  });
  afterAll(() => closed.stop());

  it('the page shows a form that cannot be used, and is served as a static file', async () => {
    const response = await closed.request('/contact');
    const page = await response.text();
    expect(/<form inert[^>]*aria-hidden="true"/.test(page)).toBe(true);
    expect(page.includes('We are fully booked through the end of 2026.')).toBe(true);
    expect(response.headers.get('etag')).toBeTruthy();
  });

  it('a submission is rejected with the reason, by form and by API', async () => {
    const reason = 'The form is closed while we’re fully booked.';
    const { response, page } = await submit(filledIn, closed);
    expect(response.status).toBe(403);
    expect(page.includes('We are fully booked through the end of 2026.')).toBe(true);
    const api = await closed.request('/api/v1.0/email/send', { json: serviceRequest({}) });
    expect([api.status, await api.text()]).toEqual([403, expect.stringContaining(reason)]);
    expect(box.mails).toEqual([]);
  });

  it('the open form has no separate address', async () => {
    expect((await closed.request('/contact/open')).status).toBe(404);
  });
});
