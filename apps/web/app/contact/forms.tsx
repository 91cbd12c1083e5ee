import { contactToken, contactTrap } from '@orbit-vine/contract/contact.ts';
import { href } from '../platform/href.ts';
import { site } from '../platform/site.ts';
import { Button } from '../ui/button.tsx';
import { ContactFields } from './fields.tsx';

const failure = `Failed to send message. Please try again later or contact us directly at ${site.email}`;

/** A plain form, which `send.ts` enhances at its first use. */
export function OpenContactForm() {
  const { host, publicKey, serviceId, templateId } = __EMAIL_ACCOUNT__;
  return (
    <form
      method="post"
      action={href('/contact')}
      data-lazy-script={import.meta.env.DEV ? '/app/contact/send.ts' : 'app/contact/send.ts'}
      data-connect={host}
      data-public-key={publicKey}
      data-service={serviceId}
      data-template={templateId}
      data-failure={failure}
    >
      <ContactFields />
      <input type="hidden" name={contactToken} />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name={contactTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p data-problem role="alert" hidden className="mt-6 border-wine border-l-4 pl-4 text-wine">
        {failure}
      </p>
      <Button type="submit" look="primary" size="sheet" className="mt-7 disabled:opacity-60">
        Send Message
      </Button>
    </form>
  );
}

/** Visible, but neither focusable nor sent. */
export function InertContactForm() {
  return (
    <form inert className="pointer-events-none opacity-50" aria-hidden="true">
      <ContactFields />
      <Button type="submit" look="primary" size="sheet" className="mt-7">
        Send Message
      </Button>
    </form>
  );
}
