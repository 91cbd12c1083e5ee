import { setTimeout as sleep } from 'node:timers/promises';
import { contactLimits } from '@orbit-vine/contract/contact-limits.ts';
import type { Machine } from './machine.ts';

const tokenIn = (page: string) => /name="form_token" value="([^"]+)"/.exec(page)?.[1];
const openPage = async ({ request }: Machine) => tokenIn(await (await request('/contact')).text());

export const isFormOpen = async (machine: Machine) => (await openPage(machine)) !== undefined;

export async function inquire(machine: Machine, goals: string): Promise<void> {
  const token = (await openPage(machine)) ?? '';
  await sleep(contactLimits.formMinMs + 100);
  const fields = {
    name: 'Ada',
    company: '',
    email: 'ada@example.com',
    goals,
    hybridGrapes: 'on',
    form_token: token,
  };
  const answer = await machine.request('/contact', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (answer.status !== 303) throw new Error(`not sent: ${answer.status}`);
}
