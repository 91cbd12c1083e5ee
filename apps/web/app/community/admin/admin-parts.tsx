import type { ReactNode } from 'react';
import { shortMoment } from '../../ui/dates.ts';
import { useAction } from '../../ui/use-action.ts';
import { channelsQuery } from '../queries/channels.ts';

export function useAdminAction(done: string) {
  return useAction({ done, refetch: [['admin'], channelsQuery.queryKey] });
}

interface SectionProps {
  title: string;
  beside?: ReactNode;
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

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{shortMoment(at)}</time>;
}
