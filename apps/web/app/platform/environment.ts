import { emailService } from '@orbit-vine/contract/contact.ts';
import * as z from 'zod/mini';
import { externalLinkIds, variableOf } from './external-links.ts';

const absoluteUrl = z.url({ protocol: /^https?$/, error: 'has to be an absolute http or https address' });

const Environment = z.object({
  PUBLIC_URL: z._default(absoluteUrl, 'http://localhost:3000'),
  /** The address for visitors, members, and security reports; see `site.ts`. */
  SITE_EMAIL: z._default(z.email({ error: 'has to be an email address' }), 'hello@example.com'),
  /** Below `apps/web`. */
  BUILD_DIRECTORY: z._default(z.string(), 'build'),
  EMAIL_PUBLIC_KEY: z._default(z.string(), emailService.defaultPublicKey),
  EMAILJS_PUBLIC_KEY: z.optional(z.string()),
  EMAILJS_SERVICE_ID: z.optional(z.string()),
  EMAILJS_TEMPLATE_ID: z.optional(z.string()),
  OFFLINE_TOOLS: z._default(z.enum(['on', 'off']), 'on'),
  ...Object.fromEntries(externalLinkIds.map((id) => [variableOf(id), z.optional(absoluteUrl)])),
});

export const buildVariables = Object.keys(Environment.shape);

const emailJs = 'https://api.emailjs.com';

/** Our own server sends the contact form's mail, unless all keys of EmailJS are set; only EmailJS has a host. */
function emailAccount(keys: z.infer<typeof Environment>) {
  const {
    EMAILJS_PUBLIC_KEY: publicKey,
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
  } = keys;
  if (publicKey && serviceId && templateId) return { host: emailJs, publicKey, serviceId, templateId };
  if (publicKey || serviceId || templateId)
    throw new Error('The environment is not right: set all three of EMAILJS_*, or none.');
  const { serviceId: ownService, templateId: ownTemplate } = emailService;
  return { publicKey: keys.EMAIL_PUBLIC_KEY, serviceId: ownService, templateId: ownTemplate };
}

export function readEnvironment(variables: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = z.safeParse(Environment, set);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Error(`The environment is not right: ${faults.join('; ')}.`);
  }
  const values: Record<string, string | undefined> = data;
  return {
    publicUrl: data.PUBLIC_URL.replace(/\/+$/, ''),
    siteEmail: data.SITE_EMAIL,
    buildDirectory: data.BUILD_DIRECTORY,
    email: emailAccount(data),
    /** Whether browsers store the calculators; "off" also removes those that they have stored. */
    offline: data.OFFLINE_TOOLS === 'on',
    links: Object.fromEntries(
      externalLinkIds.flatMap((id) => {
        const url = values[variableOf(id)];
        return url ? [[id, url]] : [];
      }),
    ),
  };
}
