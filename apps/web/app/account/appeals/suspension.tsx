import { appealSuspension, getOwnSuspension } from '@orbit-vine/contract/appeals.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { AppealPart } from './appeal-part.tsx';
import { suspensionCode } from './suspended.ts';

/** What a suspended member who has signed in sees in place of the community. */
export function Suspension({ code }: { code: string }) {
  const queryClient = useQueryClient();
  const queryKey = ['suspension', code];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getOwnSuspension, { body: { code }, signal }),
    retry: false,
  });
  const send = async (text: string) => {
    queryClient.setQueryData(queryKey, await call(appealSuspension, { body: { code, text } }));
  };
  return (
    <>
      {data ? (
        <AppealPart sanction={data} onSend={send} />
      ) : (
        <p role="status" className="mt-4 text-muted">
          {error?.message ?? 'Loading…'}
        </p>
      )}
      <p className="mt-4 text-sm">
        <Button look="link" onClick={() => suspensionCode.set(undefined)}>
          Back to signing in
        </Button>
      </p>
    </>
  );
}
