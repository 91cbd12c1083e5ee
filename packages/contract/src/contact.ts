import * as z from 'zod/mini';
import { contactLimits } from './contact-limits.ts';
import { endpoint } from './endpoint.ts';
import { oneLine } from './one-line.ts';

/** The practices that a winery may tick, by the names of the form's fields. */
export const contactPractices = [
  'biodiversity',
  'hybridGrapes',
  'zeroAdditive',
  'socialImpact',
  'regionalLeadership',
  'employeeOwned',
  'transparency',
] as const;
export type ContactPractice = (typeof contactPractices)[number];

/** `hybridGrapes` as "Hybrid Grapes". */
export function practiceWords(name: ContactPractice): string {
  return name.replace(/[A-Z]/g, ' $&').replace(/^./, (first) => first.toUpperCase());
}

const noControlsButLines = /^(?:\P{Cc}|[\t\n\r])*$/u;

const line = oneLine('Please write this on one line.').check(
  z.maxLength(contactLimits.line, `Please use at most ${contactLimits.line} characters.`),
);

/** What a visitor fills in. */
export const ContactForm = z.object({
  name: line.check(z.minLength(1, 'Please tell us your name.')),
  company: z._default(line, ''),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(contactLimits.line, 'That address is too long.'),
      z.email('Please enter an email address.'),
    ),
  goals: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please tell us what you would like to achieve.'),
      z.maxLength(
        contactLimits.goals,
        `Please use at most ${contactLimits.goals.toLocaleString('en')} characters.`,
      ),
      z.regex(noControlsButLines, 'This contains characters that cannot be shown.'),
    ),
  practices: z
    .array(z.enum(contactPractices))
    .check(z.minLength(1, 'Please select at least one winery practice')),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** The field that people do not see. What fills it in is no person. */
export const contactTrap = 'website';
/** Says when the form was handed out; good for one inquiry. */
export const contactToken = 'form_token';

export const getContactToken = endpoint('GET', '/api/contact/token', {
  for: 'everyone',
  answer: z.object({ token: z.string() }),
});

/* The email service's contract, which is EmailJS's: `POST` JSON, or a form with the same names. Answers are text. */

export const emailService = {
  sendPath: '/api/v1.0/email/send',
  sendFormPath: '/api/v1.0/email/send-form',
  serviceId: 'orbit_vine',
  templateId: 'contact',
  defaultPublicKey: 'orbit-vine',
} as const;

export const TemplateParams = z.object({
  from_name: z.string(),
  from_email: z.string(),
  company: z._default(z.string(), ''),
  message: z.string(),
  winery_practices: z.string(),
  [contactToken]: z._default(z.string(), ''),
  [contactTrap]: z._default(z.string(), ''),
});
export type TemplateParams = z.input<typeof TemplateParams>;

export function toTemplateParams({ name, email, company, goals, practices }: ContactForm): TemplateParams {
  return {
    from_name: name,
    from_email: email,
    company,
    message: goals,
    winery_practices: practices.map(practiceWords).join(', '),
  };
}

/** The form's fields as the template's parameters say them; not checked yet. */
export function fromTemplateParams(params: z.output<typeof TemplateParams>): z.input<typeof ContactForm> {
  const named = new Map<string, ContactPractice>(contactPractices.map((name) => [practiceWords(name), name]));
  const practices = params.winery_practices.split(',').flatMap((words) => named.get(words.trim()) ?? []);
  return {
    name: params.from_name,
    company: params.company,
    email: params.from_email,
    goals: params.message,
    practices,
  };
}
