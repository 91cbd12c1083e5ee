import type { ReactNode } from 'react';
import { FormError, SubmitButton } from '../form-parts.tsx';
import type { Submission } from '../submission.ts';

export function SettingsSection({
  title,
  children,
  open,
}: {
  title: string;
  children: ReactNode;
  open?: boolean;
}) {
  return (
    <details open={open} className="group border-b border-line last:border-0">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between rounded-xs font-semibold -outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <span aria-hidden="true" className="text-muted group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-4 pt-1 pb-6">{children}</div>
    </details>
  );
}

interface FormProps<Body> {
  submission: Submission<Body>;
  body: () => Body;
  button: string;
  busy: string;
  done?: ReactNode;
  children: ReactNode;
}

export function SmallForm<Body>({ submission, body, button, busy, done, children }: FormProps<Body>) {
  const { form, pending, errors, submit } = submission;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(body());
      }}
    >
      {children}
      {errors.form && <FormError>{errors.form}</FormError>}
      <SubmitButton pending={pending} label={button} busy={busy} />
      <Done>{!pending && done}</Done>
    </form>
  );
}

/** Below a long form, the confirmation may be outside the panel. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

export function Done({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p ref={reveal} className="rounded-xs border-l-4 border-vine bg-vine/10 px-4 py-3 text-sm">
          {children}
        </p>
      )}
    </div>
  );
}
