import { getLetters, getMails, type Inquiry, inquiriesCsvPath } from '@orbit-vine/contract/inquiries.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity, type TestMember } from '../../testing/community.ts';
import { makeTokens, serviceRequest, startContact } from '../../testing/contact-form.ts';
import { openDatabase } from '../platform/db/database.ts';
import { forgetOldInquiries } from './inquiries.ts';

let community: Awaited<ReturnType<typeof startContact>>;
let owner: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  community = await startContact();
  owner = await joinCommunity(community, 'Owner');
  stranger = await joinCommunity(community, 'Stranger');
  const names = ['Ada', '=HYPERLINK("https://evil.example")', 'Bo;=1+2;x'];
  for (const [at, token] of (await makeTokens(community, names.length)).entries()) {
    const json = serviceRequest({ from_name: names[at] ?? '' }, token);
    expect((await community.request('/api/v1.0/email/send', { json })).status).toBe(200);
  }
});
afterAll(() => community.stop());

const path = '/api/community/admin/enquiries';
async function list(): Promise<Inquiry[]> {
  return ((await (await owner.request(path)).json()) as { enquiries: Inquiry[] }).enquiries;
}
async function query(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: community.databaseUrl });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

it('inquiries and mails are visible to administrators only', async () => {
  const [inquiry] = await list();
  const calls: [string, RequestInit?][] = [
    [path],
    [inquiriesCsvPath],
    [getMails.path],
    [getLetters.path],
    ['/api/community/admin/letters/enquiry'],
    [`${path}/${inquiry?.id}`, { method: 'DELETE' }],
    [`${path}/${inquiry?.id}`, { method: 'PATCH', body: '{"state":"answered"}' }],
    [`/api/community/admin/mails/${inquiry?.id}/retry`, { method: 'POST' }],
  ];
  for (const [address, init] of calls) {
    expect([address, (await stranger.request(address, init)).status]).toEqual([address, 403]);
    expect([address, (await community.request(address, init)).status]).toEqual([address, 401]);
  }
  expect(await list()).toHaveLength(3);
});

describe('the administrator', () => {
  it('sees the inquiries, newest first, with the state of their mail', async () => {
    await expect.poll(async () => (await list()).map(({ mail }) => mail)).toEqual(['sent', 'sent', 'sent']);
    const [newest] = await list();
    expect(newest).toMatchObject({
      name: 'Bo;=1+2;x',
      state: 'new',
      practices: ['hybridGrapes', 'zeroAdditive'],
    });
  });

  it('marks inquiries as answered', async () => {
    const [newest] = await list();
    const answered = { method: 'PATCH', json: { state: 'answered' } };
    expect((await owner.request(`${path}/${newest?.id}`, answered)).status).toBe(200);
    expect((await list())[0]?.state).toBe('answered');
    expect((await owner.request(`${path}/${crypto.randomUUID()}`, answered)).status).toBe(404);
  });

  it('downloads a table without formulas, whether it is split at commas or semicolons', async () => {
    const response = await owner.request(inquiriesCsvPath);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const table = await response.text();
    expect(table.split('\r\n')).toHaveLength(5);
    expect(table).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(table).toContain(`"Bo;'=1+2;x"`);
  });

  it('finds each of these acts in the audit log', async () => {
    const acts = await query(`select act, actor_id, details from moderation_acts order by created_at`);
    const [newest] = await list();
    expect(acts).toEqual([
      {
        act: 'setEnquiryState',
        actor_id: owner.id,
        details: { enquiry: newest?.id, from: 'new', to: 'answered' },
      },
      { act: 'downloadEnquiries', actor_id: owner.id, details: {} },
    ]);
  });

  it('deletes an inquiry and its mail', async () => {
    const [newest] = await list();
    const [row] = await query('select mail_id from enquiries where id = $1', [newest?.id]);
    expect((await owner.request(`${path}/${newest?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await list()).toHaveLength(2);
    expect(await query('select 1 from mail_queue where id = $1', [row.mail_id])).toEqual([]);
  });

  it('sees a failed mail and sends it again', async () => {
    await query(
      `insert into mail_queue (message_id, letter, "from", "to", subject, text, html, state, attempts, last_error)
       values ('<dead@example.com>', 'test', 'a@example.com', 'lost@example.com', 'Lost', 'Lost words', '<p>', 'dead', 1, '550 no')`,
    );
    const { dead } = (await (await owner.request(getMails.path)).json()) as { dead: { id: string }[] };
    expect(dead).toMatchObject([{ subject: 'Lost', lastError: '550 no', sendable: true }]);
    const retry = `/api/community/admin/mails/${dead[0]?.id}/retry`;
    expect((await owner.request(retry, { method: 'POST' })).status).toBe(200);
    await expect.poll(async () => (await community.mails()).join()).toContain('Lost words');
    expect((await owner.request(retry, { method: 'POST' })).status).toBe(404);
  });

  it('previews every letter in a page that cannot run anything', async () => {
    const { letters } = (await (await owner.request(getLetters.path)).json()) as {
      letters: { name: string }[];
    };
    expect(letters.length).toBeGreaterThan(3);
    for (const { name } of letters) {
      const page = await owner.request(`/api/community/admin/letters/${name}`);
      expect(page.headers.get('content-security-policy')).toContain('sandbox');
      expect(await page.text()).toContain('<!doctype html>');
    }
    expect((await owner.request('/api/community/admin/letters/nothing')).status).toBe(404);
  });
});

it('an inquiry is deleted after 24 months', async () => {
  const [young, old] = await list();
  await query(`update enquiries set created_at = now() - interval '24 months 1 day' where id = $1`, [
    old?.id,
  ]);
  await query(
    `update enquiries set created_at = now() - interval '24 months' + interval '1 day' where id = $1`,
    [young?.id],
  );
  const database = await openDatabase(community.databaseUrl);
  await forgetOldInquiries(database);
  await database.$client.end();
  expect((await list()).map(({ id }) => id)).toEqual([young?.id]);
});
