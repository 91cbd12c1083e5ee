import type { Winery } from '@orbit-vine/contract/lots.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { AskedDialog } from '../account/asked-dialog.tsx';
import { keepForOffline } from '../offline/register-worker.ts';
import { ProblemError } from '../platform/api.ts';
import { RetryPage } from '../ui/retry-page.tsx';
import { showToast, Toaster } from '../ui/toast.tsx';
import { useSearch } from './layout/view-address.ts';
import { NewWinery } from './settings/new-winery.tsx';
import { bookQuery, wineriesQuery } from './sync/queries.ts';
import { watchWinery } from './sync/watch-winery.ts';
import { WineryFrame } from './winery-frame.tsx';
import { InLanguage } from './wording/in-language.tsx';
import { sentenceOf } from './wording/sentence-of.ts';
import { useWording } from './wording/use-wording.ts';

export function LotManager({ memberId }: { memberId: string }) {
  return (
    <InLanguage>
      <Wineries memberId={memberId} />
    </InLanguage>
  );
}

function Wineries({ memberId }: { memberId: string }) {
  const { frame, problem } = useWording();
  const wineries = useQuery(wineriesQuery(memberId));
  useEffect(() => keepForOffline(['/lots-sw.js', '/lots']), []);
  const chosenId = useSearch().get('winery');
  const winery = wineries.data?.find(({ id }) => id === chosenId) ?? wineries.data?.[0];
  if (winery)
    return (
      <>
        <OneWinery
          key={winery.id}
          memberId={memberId}
          wineryId={winery.id}
          wineries={wineries.data ?? []}
          onLost={() => {
            showToast({
              title: frame.noLongerOpen(winery.name),
              description: frame.deletedOrRemoved,
              destructive: true,
            });
            void wineries.refetch();
          }}
        />
        <div lang="en">
          <AskedDialog />
        </div>
        <Toaster dismissLabel={frame.dismiss} />
      </>
    );
  if (wineries.error)
    return (
      <RetryPage
        title={frame.wineryUnreachable}
        text={sentenceOf(wineries.error, problem)}
        button={frame.tryAgain}
        home={frame.home}
        onRetry={() => void wineries.refetch()}
      />
    );
  if (!wineries.isFetchedAfterMount) return <Waiting />;
  return (
    <>
      <NewWinery onMade={() => void wineries.refetch()} />
      <Toaster dismissLabel={frame.dismiss} />
    </>
  );
}

function Waiting() {
  const { frame } = useWording();
  return (
    <main className="grid h-dvh place-content-center p-6">
      <p role="status">{frame.loading}</p>
    </main>
  );
}

interface OneWineryProps {
  memberId: string;
  wineryId: string;
  wineries: readonly Winery[];
  /** The member no longer belongs to it. */
  onLost: () => void;
}

function OneWinery({ memberId, wineryId, wineries, onLost }: OneWineryProps) {
  const queryClient = useQueryClient();
  const { frame, problem } = useWording();
  const query = bookQuery(queryClient, memberId, wineryId);
  const { data, error, refetch } = useQuery(query);
  const hear = useEffectEvent((seq: number) => {
    if (seq > (queryClient.getQueryData(query.queryKey)?.seq ?? 0)) void refetch();
  });
  useEffect(() => watchWinery(wineryId, (seq) => hear(seq)), [wineryId]);
  const isLost = error instanceof ProblemError && error.code === 'WINERY_NOT_FOUND';
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    if (isLost) lose();
  }, [isLost]);
  if (isLost) return <Waiting />;
  if (data)
    return <WineryFrame memberId={memberId} kept={data} wineries={wineries} isOffline={error !== null} />;
  if (!error) return <Waiting />;
  return (
    <RetryPage
      title={frame.cellarUnreachable}
      text={sentenceOf(error, problem)}
      button={frame.tryAgain}
      home={frame.home}
      onRetry={() => void refetch()}
    />
  );
}
