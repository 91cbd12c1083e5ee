import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import {
  ContactForm,
  contactPractices,
  contactToken,
  contactTrap,
  toTemplateParams,
} from '@orbit-vine/contract/contact.ts';
import * as z from 'zod/mini';
import { showToast } from '../site-scripts/show-toast.ts';
import { freshToken, prepareToken } from './token.ts';

// Our Content-Security-Policy forbids compiling code from strings, which zod would otherwise try.
z.config({ jitless: true });

const form = document.querySelector<HTMLFormElement>('form[data-lazy-script]');
if (form) takeOver(form);

function takeOver(form: HTMLFormElement) {
  const { connect: host, publicKey = '' } = form.dataset;
  init({ publicKey, origin: host ?? location.origin });
  if (!host) prepareToken();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.checked)
      part(form, 'no-practice').hidden = true;
    else (target as HTMLInputElement).setCustomValidity('');
  });
}

async function submit(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button || button.disabled) return;
  const fields = new FormData(form);
  const filledIn = read(form, fields);
  if (!filledIn) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = 'Sending...';
  part(form, 'problem').hidden = true;
  try {
    await deliver(form, filledIn, String(fields.get(contactTrap) ?? ''));
    clear(form);
    showToast({ title: 'Your message has been sent successfully!' });
  } catch (error) {
    const { failure = '' } = form.dataset;
    showToast({ title: failure, destructive: true });
    part(form, 'problem').textContent = reasonOf(error) || failure;
    part(form, 'problem').hidden = false;
  } finally {
    button.disabled = false;
    button.textContent = label;
    if (document.activeElement === document.body) button.focus();
  }
}

function read(form: HTMLFormElement, fields: FormData): ContactForm | undefined {
  const { success, data, error } = ContactForm.safeParse({
    ...Object.fromEntries(fields),
    practices: contactPractices.filter((practice) => fields.has(practice)),
  });
  if (success) return data;
  for (const { path, message } of error.issues) {
    const field = form.elements.namedItem(String(path[0]));
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.setCustomValidity(message);
    else {
      part(form, 'no-practice').hidden = false;
      showToast({ title: message, destructive: true });
    }
  }
  form.reportValidity();
  return undefined;
}

async function deliver(form: HTMLFormElement, filledIn: ContactForm, trap: string) {
  const { connect: host, service = '', template = '' } = form.dataset;
  const params = toTemplateParams(filledIn);
  // EmailJS would mail these two fields as well.
  if (host && trap) throw new EmailJSResponseStatus(403, 'Forbidden');
  if (!host) Object.assign(params, { [contactToken]: await freshToken(), [contactTrap]: trap });
  await send(service, template, { ...params });
  if (!host) prepareToken();
}

/** The email service's own words if it refused the message (4xx), otherwise the form's sentence on failures. */
function reasonOf(error: unknown): string {
  const { status, text } =
    error instanceof EmailJSResponseStatus ? error : new EmailJSResponseStatus(0, 'Network Error');
  return status >= 400 && status < 500 ? text : `${form?.dataset.failure} (${text})`;
}

function clear(form: HTMLFormElement) {
  // Not `reset`, which would bring back the values that the server filled in.
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = false;
    else field.value = '';
  }
  part(form, 'no-practice').hidden = true;
}

function part(form: HTMLFormElement, name: 'no-practice' | 'problem'): HTMLElement {
  return form.querySelector(`[data-${name}]`) as HTMLElement;
}
