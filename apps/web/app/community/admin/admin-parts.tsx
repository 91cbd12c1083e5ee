import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isDismissed } from '../../account/is-dismissed.ts';
import { showToast } from '../../ui/toast.tsx';
import { channelsQuery } from '../channels.ts';

/** Does something for the administrator, then asks again for all that is shown. */
export function useDeed<Input>(work: (input: Input) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: () => showToast({ title: done, confirmation: true }),
    onError: (error) => {
      if (!isDismissed(error)) showToast({ title: error.message, destructive: true });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin'] }),
        queryClient.invalidateQueries(channelsQuery),
      ]),
  });
}

interface SectionProps {
  title: string;
  beside?: ReactNode;
  /** What there is to say in place of the content. */
  status: string | undefined;
  children: ReactNode;
}

export function AdminSection({ title, beside, status, children }: SectionProps) {
  return (
    <section className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-ink pb-2">
        <h2 className="text-2xl">{title}</h2>
        {beside}
      </div>
      {status === undefined ? (
        children
      ) : (
        <p role="status" className="mt-4 text-muted">
          {status}
        </p>
      )}
    </section>
  );
}

export function statusOf(query: { isPending: boolean; error: Error | null }, empty: string | false) {
  if (query.isPending) return 'Loading…';
  if (query.error) return query.error.message;
  return empty || undefined;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moment.format(new Date(at))}</time>;
}

export const smallButton =
  'min-h-11 rounded-xs border border-edge px-4 text-sm font-semibold outline-offset-2 hover:border-wine hover:text-wine focus-visible:outline-2 focus-visible:outline-wine disabled:opacity-60';

export const fieldStyle =
  'mt-1 block h-11 rounded-xs border border-edge bg-paper px-3 focus-visible:outline-2 focus-visible:outline-wine';
