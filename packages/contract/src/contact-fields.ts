export interface ContactField {
  readonly name: string;
  readonly label: string;
  /** The field's name in the privacy policy. */
  readonly spoken: string;
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly autoComplete?: string;
  readonly wide?: boolean;
  readonly maxLength: number;
  /** The form's error when the field is empty; absent for optional fields. */
  readonly required?: string;
  readonly param: string;
}

/** The contact form's fields apart from the practices. A new field needs a column (`platform/db/schema.ts`). */
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

/** Letters and tables list one-line fields before the practices, and longer texts after them. */
export const lineFields = contactFields.filter(({ type }) => type !== 'textarea');
export const textFields = contactFields.filter(({ type }) => type === 'textarea');

export const byField = <T>(make: (field: Field) => T) =>
  Object.fromEntries(contactFields.map((field) => [field.name, make(field)])) as Record<Field['name'], T>;
