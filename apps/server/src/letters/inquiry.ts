import type { ContactForm } from '@orbit-vine/contract/contact.ts';
import { practiceWords } from '@orbit-vine/contract/contact.ts';
import type { Letter } from '../platform/mail/letter.ts';

/** To the owner. An answer to it goes to the visitor. */
export function inquiryLetter({ name, company, email, goals, practices }: ContactForm, link: string): Letter {
  return {
    name: 'enquiry',
    subject: `Inquiry from ${company ? `${name}, ${company}` : name}`,
    parts: [
      'Somebody wrote to you through the contact form. Reply to this email to answer them.',
      {
        facts: [
          ['Name', name],
          ['Company', company || 'not given'],
          ['Email', email],
          ['Winery practices', practices.map(practiceWords).join(', ')],
        ],
      },
      { quote: goals },
      { action: 'See all inquiries', url: link },
    ],
    reason: 'You are receiving this because you look after this site.',
    link,
  };
}
