import type { ContactForm } from '@orbit-vine/contract/contact.ts';
import { practiceWords } from '@orbit-vine/contract/contact.ts';
import { lineFields, textFields } from '@orbit-vine/contract/contact-fields.ts';
import type { Letter } from '../platform/mail/letter.ts';

/** For the site's owner, whose reply goes to the visitor. */
export function inquiryLetter({ practices, ...form }: ContactForm, link: string): Letter {
  const { name, company } = form;
  return {
    name: 'enquiry',
    subject: `Inquiry from ${company ? `${name}, ${company}` : name}`,
    parts: [
      'Someone wrote to you through the contact form. Reply to this email to answer them.',
      {
        facts: [
          ...lineFields.map((field): [string, string] => [field.label, form[field.name] || 'not given']),
          ['Winery practices', practices.map(practiceWords).join(', ')],
        ],
      },
      ...textFields.map((field) => ({ quote: form[field.name] })),
      { action: 'See all inquiries', url: link },
    ],
    reason: 'You’re receiving this because you look after this site.',
    link,
  };
}
