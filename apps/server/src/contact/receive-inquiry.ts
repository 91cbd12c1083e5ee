import { ContactForm } from '@orbit-vine/contract/contact.ts';
import { contactFields } from '@orbit-vine/contract/contact-fields.ts';
import { inquiryLetter } from '../letters/inquiry.ts';
import type { Database } from '../platform/db/database.ts';
import { inquiries } from '../platform/db/schema-mail.ts';
import { eq } from '../platform/db/sql.ts';
import { parseRequest } from '../platform/http/parse-request.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { ContactService } from './contact-service.ts';
import { readFormToken } from './form-token.ts';

export interface Submission {
  form: unknown;
  token: string;
  trap: string;
  networkAddress: string;
}

export async function receiveInquiry(
  contactService: ContactService,
  { form: input, token, trap, networkAddress }: Submission,
) {
  const { database, mail, secret } = contactService;
  if (!contactService.isOpen()) throw new ProblemError('CONTACT_CLOSED');
  if (trap !== '') throw new ProblemError('FORM_REFUSED');
  const form = parseRequest(ContactForm, input);
  const formId = readFormToken(secret, token, contactService.now());
  if (await isStored(database, formId, form)) return;
  await contactService.limiter.take('contact', { address: networkAddress, email: form.email });
  const stored = await database.transaction(async (transaction) => {
    const written = await transaction
      .insert(inquiries)
      .values({ ...form, formId })
      .onConflictDoNothing()
      .returning({ id: inquiries.id });
    const [inquiry] = written;
    if (!inquiry) return false;
    const letter = inquiryLetter(form, contactService.listUrl);
    const mailId = await mail.enqueue(transaction, {
      to: contactService.recipients,
      letter,
      replyTo: form.email,
    });
    await transaction.update(inquiries).set({ mailId }).where(eq(inquiries.id, inquiry.id));
    return true;
  });
  // A concurrent duplicate, such as a second click, was stored first.
  if (!stored) await isStored(database, formId, form);
  mail.wake();
}

async function isStored(database: Database, formId: string, form: ContactForm): Promise<boolean> {
  const [earlier] = await database.select().from(inquiries).where(eq(inquiries.formId, formId));
  if (!earlier) return false;
  const same = contactFields.every(
    (field) => !('required' in field) || earlier[field.name] === form[field.name],
  );
  if (!same) throw new ProblemError('FORM_SPENT');
  return true;
}
