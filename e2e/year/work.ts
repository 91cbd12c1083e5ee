import { randomUUID } from 'node:crypto';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { decideReports, noteMember, reportMessage } from '../../apps/server/testing/moderation.ts';
import { openWinery } from '../../apps/server/testing/winery.ts';
import type { Machine } from './machine.ts';
import { join, type Person } from './people.ts';
import type { YearRecord } from './record.ts';

type Winery = Awaited<ReturnType<typeof openWinery>> & { owner: Person };

export interface Place {
  machine: Machine;
  people: Person[];
  moderator: Person;
  wineries: Winery[];
  record: YearRecord;
}

const everyDays = (period: number, day: number) => day % period === 0;
const at = <T>(list: T[], index: number) => list[index % list.length] as T;

export async function openPlace(machine: Machine, wineryCount: number, record: YearRecord): Promise<Place> {
  const people: Person[] = [];
  const wineries: Winery[] = [];
  for (let number = 1; number <= wineryCount; number += 1) {
    const owner = await join(machine, `Grower${number}`, number);
    people.push(owner);
    await owner.request('/api/community/me/notifications', {
      method: 'PATCH',
      json: { digest: number <= 5 },
    });
    const winery = Object.assign(await openWinery(owner), { owner });
    wineries.push(winery);
    for (const text of [
      'Harvested 1.2 tons of Chambourcin from block 3 into bin 7',
      'crushed bin 7 into T1, 200 gal must',
    ])
      await tell({ record }, winery, text);
  }
  const moderator = await join(machine, 'Stella', 0);
  await machine.query(`update profiles set role = 'moderator' where id = $1`, [moderator.id]);
  return { machine, people, moderator, wineries, record };
}

async function tell({ record }: Pick<Place, 'record'>, winery: Winery, text: string) {
  const { entries, message } = await winery.say(text);
  for (const { id } of entries) record.entries.add(id);
  return message;
}

export async function say(
  { record }: Pick<Place, 'record'>,
  person: Person,
  content: string,
  more: { channelId?: string } = {},
) {
  const message = await person.say(content, more);
  record.messages.set(message.id, content);
  return message;
}

async function upload(person: Person, name: string, body: string) {
  const headers = { 'content-type': 'application/octet-stream', [fileNameHeader]: name };
  const response = await person.request(uploadAttachment.path, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`not uploaded: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

export async function workOneDay(place: Place, day: number): Promise<void> {
  const { people, wineries } = place;
  for (let n = 0; n < 5; n += 1) {
    const named = n === 0 && everyDays(7, day) ? ` for @${at(people, day + 9).name}` : '';
    const { id } = await say(place, at(people, day * 5 + n), `Day ${day}, note ${n}${named}`, {
      channelId: String(1 + (n % 2)),
    });
    if (n === 1)
      await at(people, day + 3).request(`/api/community/messages/${id}/reactions/grape`, { method: 'PUT' });
  }
  for (let n = 0; n < 10; n += 1) {
    const winery = at(wineries, day * 10 + n);
    await tell(place, winery, `T1 ${(22 - (day % 80) * 0.2).toFixed(1)}B ${60 + (day % 9)}F`);
  }
  if (everyDays(7, day)) await doWeekly(place, day);
  if (everyDays(30, day)) await doMonthly(place, day);
}

async function doWeekly({ machine, people, wineries, record }: Place, day: number) {
  const json = {
    name: `Nobody${day}`,
    email: `nobody${day}@example.com`,
    password: 'amphora-on-the-hill',
    ofAge: true,
  };
  const headers = { 'x-forwarded-for': `2001:db8:2:${day.toString(16)}::1` };
  await machine.request('/api/auth/sign-up/email', { json, headers });
  const refused = { ...json, name: `Refused${day}`, email: `refused${day}@example.com` };
  await machine.request('/api/auth/sign-up/email', { json: refused, headers });
  const { email } = at(people, day);
  await machine.request('/api/auth/request-password-reset', { json: { email }, headers });
  await upload(at(people, day + 1), 'unused.txt', `Never sent, day ${day}`);
  const [author, body] = [at(people, day + 2), `Analysis of day ${day}`];
  const file = await upload(author, 'analysis.txt', body);
  const id = randomUUID();
  const message = { id, content: `With a file, day ${day}`, attachments: [file] };
  const sent = await author.request('/api/community/channels/1/messages', { json: message });
  if (sent.status !== 201) throw new Error(`not sent: ${await sent.text()}`);
  record.messages.set(id, message.content);
  record.files.set(file, body);
  // Asks a question that no one answers.
  await at(wineries, day).say('added Fermaid O to T1');
}

async function doMonthly(place: Place, day: number) {
  const { machine, people, moderator, record } = place;
  const [author, reporter] = [at(people, day + 4), at(people, day + 5)];
  const removed = await author.say(`Cheap barrels, day ${day}`);
  const open = await say(place, author, `Reported and never decided, day ${day}`);
  for (const { id } of [removed, open]) await reportMessage(reporter, id, 'Look at this');
  const measure = { kind: 'warning', text: `No advertising, day ${day}` };
  const decided = await decideReports(moderator, removed.id, { remove: true, measure });
  if (decided.status !== 200) throw new Error(`not decided: ${await decided.text()}`);
  record.removed.add(removed.id);
  await noteMember(moderator, author, `Warned on day ${day}`);
  const withdrawn = await author.say(`Never mind, day ${day}`);
  await author.request(`/api/community/messages/${withdrawn.id}`, { method: 'DELETE' });
  record.removed.add(withdrawn.id);
  const renamed = at(people, day + 6);
  await renamed.request('/api/community/me', { method: 'PATCH', json: { name: `${renamed.name}In${day}` } });
  await renamed.request('/api/community/me', { method: 'PATCH', json: { name: renamed.name } });
  const newcomer = await join(machine, `Newcomer${day}`, 1_000 + day);
  await newcomer.send('Barrels at https://barrels.example');
}

const wineryMonth = ({ path, owner }: Winery, month: string) =>
  owner.request(`${path}/months/${month}`).then((answer) => answer.text());

export async function endMonth({ wineries, record }: Place, month: string, lastDay: string): Promise<void> {
  for (const winery of wineries) {
    record.months.set(`${winery.id} ${month}`, await wineryMonth(winery, month));
    const json = { lockedThrough: lastDay };
    const locked = await winery.owner.request(winery.path, { method: 'PATCH', json });
    if (locked.status !== 200) throw new Error(`not locked: ${await locked.text()}`);
  }
}

export async function changedMonths({ wineries, record }: Place): Promise<string[]> {
  const changed: string[] = [];
  for (const [key, sums] of record.months) {
    const [id, month = ''] = key.split(' ');
    const winery = wineries.find((each) => each.id === id) as Winery;
    if ((await wineryMonth(winery, month)) !== sums) changed.push(key);
  }
  return changed;
}
