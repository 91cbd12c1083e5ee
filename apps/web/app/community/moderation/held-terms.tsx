import { addHeldTerm, listHeldTerms, removeHeldTerm } from '@orbit-vine/contract/held-terms.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { statusOf } from '../admin/admin-parts.tsx';

const queryKey = ['admin', 'held-terms'];

/** Words and hosts; messages with one of them wait for a moderator. */
export function HeldTermsList() {
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(listHeldTerms, { signal }) });
  const { pending, failure, run } = useAction({ refetch: [queryKey] });
  const form = useRef<HTMLFormElement>(null);
  const { terms = [] } = query.data ?? {};
  const status = statusOf(query, terms.length === 0 && 'The list is empty, so no messages are held.');
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('term') ?? '');
    void run(() => call(addHeldTerm, { body: { term } })).then((ok) => ok && form.current?.reset());
  };
  return (
    <>
      <p className="max-w-prose text-muted">
        A member’s message with one of these words or sites waits under “Open” until a moderator releases or
        declines it. Only whole words match; capital letters make no difference.
      </p>
      <form ref={form} onSubmit={add} className="mt-4 flex flex-wrap items-end gap-3">
        <label>
          <span className="text-sm font-semibold">Word or site</span>
          <input
            name="term"
            required
            maxLength={limits.heldTermLength}
            className={`mt-1 block h-11 w-full ${controlClass}`}
          />
        </label>
        <Button type="submit" pending={pending}>
          Add
        </Button>
      </form>
      <ErrorLine error={failure} className="mt-3" />
      {status && (
        <p role="status" className="mt-4 text-muted">
          {status}
        </p>
      )}
      <ul className="mt-4 flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term} className="flex min-w-0 items-center rounded-xs border border-line ps-3">
            <span className="min-w-0 wrap-anywhere">{term}</span>
            <IconButton
              label={`Remove ${term}`}
              icon="close"
              onClick={() => void run(() => call(removeHeldTerm, { body: { term } }))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
