import { ContactForm } from '@orbit-vine/contract/contact.ts';
import { contactFields } from '@orbit-vine/contract/contact-fields.ts';
import { inquiryLetter } from '../letters/inquiry.ts';
import type { Database } from '../platform/db/database.ts';
import { inquiries } from '../platform/db/schema.ts';
import { eq } from '../platform/db/sql.ts';
import { parseRequest } from '../platform/http/parse-request.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { ContactService } from './contact-service.ts';
import { readFormToken } from './form-token.ts';

export interface Submission {
  /** What was filled in, not checked yet. */
  form: unknown;
  token: string;
  /** What stands in the field that people do not see. */
  trap: string;
  networkAddress: string;
}

/** Takes an inquiry in: it and its mail are written together, or neither is. */
export async function receiveInquiry(
  contactService: ContactService,
  { form: given, token, trap, networkAddress }: Submission,
) {
  const { database, mail, secret } = contactService;
  if (!contactService.isOpen()) throw new ProblemError('CONTACT_CLOSED');
  if (trap !== '') throw new ProblemError('FORM_REFUSED');
  const form = parseRequest(ContactForm, given);
  const formId = readFormToken(secret, token, contactService.now());
  if (await isKnown(database, formId, form)) return;
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
  // Beaten by its own twin, such as a second click.
  if (!stored) await isKnown(database, formId, form);
  mail.wake();
}

/** Whether this very inquiry is here already. A form that was sent with other words is spent. */
async function isKnown(database: Database, formId: string, form: ContactForm): Promise<boolean> {
  const [known] = await database.select().from(inquiries).where(eq(inquiries.formId, formId));
  if (!known) return false;
  const same = contactFields.every(
    (field) => !('required' in field) || known[field.name] === form[field.name],
  );
  if (!same) throw new ProblemError('FORM_SPENT');
  return true;
}
