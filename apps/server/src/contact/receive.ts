import { ContactForm } from '@orbit-vine/contract/contact.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { enquiries } from '../db/schema.ts';
import { parse } from '../http/bind.ts';
import { ProblemError } from '../http/problem.ts';
import { enquiryLetter } from '../mail/letters/enquiry.ts';
import type { Desk } from './desk.ts';
import { readFormToken } from './form-token.ts';

export interface Submission {
  /** What was filled in, not checked yet. */
  form: unknown;
  token: string;
  /** What stands in the field that people do not see. */
  trap: string;
  networkAddress: string;
}

/** Takes an enquiry in: it and its mail are written together, or neither is. */
export async function receiveEnquiry(desk: Desk, { form: given, token, trap, networkAddress }: Submission) {
  const { database, mail, secret } = desk;
  if (!desk.isOpen()) throw new ProblemError('CONTACT_CLOSED');
  if (trap !== '') throw new ProblemError('FORM_REFUSED');
  const form = parse(ContactForm, given);
  const formId = readFormToken(secret, token, desk.now());
  if (await isKnown(database, formId, form)) return;
  await desk.limiter.take('contact', { address: networkAddress, email: form.email });
  const stored = await database.transaction(async (transaction) => {
    const written = await transaction
      .insert(enquiries)
      .values({ ...form, formId })
      .onConflictDoNothing()
      .returning({ id: enquiries.id });
    const [enquiry] = written;
    if (!enquiry) return false;
    const letter = enquiryLetter(form, desk.listUrl);
    const mailId = await mail.enqueue(transaction, { to: desk.recipients, letter, replyTo: form.email });
    await transaction.update(enquiries).set({ mailId }).where(eq(enquiries.id, enquiry.id));
    return true;
  });
  // Beaten by its own twin, such as a second click.
  if (!stored) await isKnown(database, formId, form);
  mail.kick();
}

/** Whether this very enquiry is here already. A form that was sent with other words is spent. */
async function isKnown(database: Database, formId: string, form: ContactForm): Promise<boolean> {
  const [known] = await database.select().from(enquiries).where(eq(enquiries.formId, formId));
  if (!known) return false;
  const same = known.goals === form.goals && known.email === form.email && known.name === form.name;
  if (!same) throw new ProblemError('FORM_SPENT');
  return true;
}
