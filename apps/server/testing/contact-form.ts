import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { contactToken, emailService, type TemplateParams } from '@orbit-vine/contract/contact.ts';
import { byField } from '@orbit-vine/contract/contact-fields.ts';
import { contactLimits } from '@orbit-vine/contract/contact-limits.ts';
import type { Inquiry } from '@orbit-vine/contract/inquiries.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { startCommunity } from './community.ts';

const firstFreeDay = '2027-01-01T05:00:00Z';

/** A community whose contact form is open, unless `clock` is before `firstFreeDay`. */
export function startContact(settings: Parameters<typeof startCommunity>[0] = {}, clock = firstFreeDay) {
  const { now } = readConfig({ CLOCK: clock });
  return startCommunity({ adminEmails: ['owner@example.com'], now, ...settings });
}
type Contact = Awaited<ReturnType<typeof startContact>>;

export const listedInquiry = (more: Partial<Inquiry>): Inquiry => ({
  id: randomUUID(),
  ...byField(() => ''),
  practices: [],
  state: 'new',
  mail: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  ...more,
});

export const inquiry: TemplateParams = {
  from_name: 'Ada Example',
  from_email: 'ada@example.com',
  company: 'Example Cellars',
  message: 'We would like to see our lots.\nAll of them.',
  winery_practices: 'Hybrid Grapes, Zero Additive',
};

export async function makeTokens({ request }: Pick<Contact, 'request'>, count: number): Promise<string[]> {
  const tokens = await Promise.all(
    Array.from({ length: count }, async () => {
      const response = await request('/api/contact/token');
      return ((await response.json()) as { token: string }).token;
    }),
  );
  await sleep(contactLimits.formMinMs + 50);
  return tokens;
}

export function serviceRequest(params: Partial<TemplateParams>, token?: string) {
  return {
    lib_version: '4.4.1',
    user_id: emailService.defaultPublicKey,
    service_id: emailService.serviceId,
    template_id: emailService.templateId,
    template_params: { ...inquiry, ...params, ...(token && { [contactToken]: token }) },
  };
}
