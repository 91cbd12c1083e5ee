import { getLetters, letterPagePath } from '@orbit-vine/contract/inquiries.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AdminSection, statusOf } from './admin-parts.tsx';

export function InquiriesLetters() {
  const query = useQuery({
    queryKey: ['admin', 'letters'],
    queryFn: ({ signal }) => call(getLetters, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AdminSection title="What our emails look like" status={statusOf(query, false)}>
      <ul className="divide-y divide-line">
        {query.data?.letters.map(({ name, subject, text }) => (
          <li key={name} className="py-3">
            <details>
              <summary className="min-h-11 content-center font-semibold">{subject}</summary>
              <pre className="mt-2 overflow-x-auto border border-line bg-sheet p-4 text-sm whitespace-pre-wrap">
                {text}
              </pre>
              <TextLink
                href={letterPagePath.replace(':name', name)}
                target="_blank"
                rel="noopener"
                look="standalone"
                className="mt-2"
              >
                See it as HTML
              </TextLink>
            </details>
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}
