import * as z from 'zod/mini';
import { byField, contactFields } from './contact-fields.ts';
import { endpoint } from './endpoint.ts';
import { oneLine } from './one-line.ts';
import { thousands } from './thousands.ts';

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

export function practiceWords(name: ContactPractice): string {
  return name.replace(/[A-Z]/g, ' $&').replace(/^./, (first) => first.toUpperCase());
}

const noControlsButLines = /^(?:\P{Cc}|[\t\n\r])*$/u;

type Field = (typeof contactFields)[number];

function schemaOf(field: Field): z.ZodMiniString {
  const least = z.minLength('required' in field ? 1 : 0, 'required' in field ? field.required : undefined);
  const most = z.maxLength(field.maxLength, `Please use at most ${thousands(field.maxLength)} characters.`);
  switch (field.type) {
    case 'email':
      return z
        .string()
        .check(z.trim(), z.maxLength(field.maxLength, 'That address is too long.'), z.email(field.required));
    case 'textarea':
      return z
        .string()
        .check(
          z.trim(),
          least,
          most,
          z.regex(noControlsButLines, 'This contains characters that can’t be shown.'),
        );
    default:
      return oneLine('Please write this on one line.').check(most, least);
  }
}

export const ContactForm = z.object({
  ...byField((field) => z.prefault(schemaOf(field), '')),
  practices: z
    .array(z.enum(contactPractices))
    .check(z.minLength(1, 'Please select at least one winery practice')),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** A hidden field; bots fill it in. */
export const contactTrap = 'website';
/** Shows when the form was issued; valid for one inquiry. */
export const contactToken = 'form_token';

export const getContactToken = endpoint('GET', '/api/contact/token', {
  for: 'everyone',
  answer: z.object({ token: z.string() }),
});

/* EmailJS's API: `POST` JSON or a form with the same names; answers are text. */

export const emailService = {
  sendPath: '/api/v1.0/email/send',
  sendFormPath: '/api/v1.0/email/send-form',
  serviceId: 'orbit_vine',
  templateId: 'contact',
  defaultPublicKey: 'orbit-vine',
} as const;

type ParamSchemas = {
  [Each in Field as Each['param']]: Each extends { required: string }
    ? z.ZodMiniString
    : z.ZodMiniDefault<z.ZodMiniString>;
};
const paramSchemas = Object.fromEntries(
  contactFields.map((field) => [field.param, 'required' in field ? z.string() : z._default(z.string(), '')]),
) as ParamSchemas;

export const TemplateParams = z.object({
  ...paramSchemas,
  winery_practices: z.string(),
  [contactToken]: z._default(z.string(), ''),
  [contactTrap]: z._default(z.string(), ''),
});
export type TemplateParams = z.input<typeof TemplateParams>;

export function toTemplateParams({ practices, ...form }: ContactForm): TemplateParams {
  const params = Object.fromEntries(contactFields.map(({ name, param }) => [param, form[name]]));
  return {
    ...(params as Record<Field['param'], string>),
    winery_practices: practices.map(practiceWords).join(', '),
  };
}

/** The form's fields from the template's parameters, not validated. */
export function fromTemplateParams(params: z.output<typeof TemplateParams>): z.input<typeof ContactForm> {
  const named = new Map<string, ContactPractice>(contactPractices.map((name) => [practiceWords(name), name]));
  const practices = params.winery_practices.split(',').flatMap((words) => named.get(words.trim()) ?? []);
  return { ...byField(({ param }) => params[param]), practices };
}
