export interface ContactField {
  /** In the form, the database, and the CSV. */
  readonly name: string;
  readonly label: string;
  /** In the list of the privacy policy. */
  readonly spoken: string;
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly autoComplete?: string;
  /** As wide as the form, rather than half of it. */
  readonly wide?: boolean;
  readonly maxLength: number;
  /** What the form says when it is missing; none where it may be. */
  readonly required?: string;
  /** The parameter of EmailJS's template. */
  readonly param: string;
}

/** What the contact form asks for, apart from the practices. A field added here needs its column (`platform/db/schema.ts`). */
export const contactFields = [
  {
    name: 'name',
    label: 'Name',
    spoken: 'name',
    type: 'text',
    autoComplete: 'name',
    maxLength: 200,
    required: 'Please tell us your name.',
    param: 'from_name',
  },
  {
    name: 'company',
    label: 'Company',
    spoken: 'company if you gave one',
    type: 'text',
    autoComplete: 'organization',
    maxLength: 200,
    param: 'company',
  },
  {
    name: 'email',
    label: 'Email',
    spoken: 'email address',
    type: 'email',
    autoComplete: 'email',
    wide: true,
    maxLength: 200,
    required: 'Please enter an email address.',
    param: 'from_email',
  },
  {
    name: 'goals',
    label: 'What would you like to achieve?',
    spoken: 'your goals',
    type: 'textarea',
    wide: true,
    maxLength: 5_000,
    required: 'Please tell us what you would like to achieve.',
    param: 'message',
  },
] as const satisfies readonly ContactField[];
type Field = (typeof contactFields)[number];

/** Fields of one line; a letter and a table have them before the practices, and the longer texts after. */
export const lineFields = contactFields.filter(({ type }) => type !== 'textarea');
export const textFields = contactFields.filter(({ type }) => type === 'textarea');

/** Something for each field, by its name. */
export const byField = <T>(make: (field: Field) => T) =>
  Object.fromEntries(contactFields.map((field) => [field.name, make(field)])) as Record<Field['name'], T>;
