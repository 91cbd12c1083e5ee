import { listWineryActs, restoreWineryAct, type WineryAct } from '@orbit-vine/contract/lots-history.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { call, ProblemError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { sentenceOf } from '../wording/sentence-of.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';

const actsQuery = (wineryId: string) =>
  queryOptions({
    queryKey: ['lots', 'acts', wineryId],
    queryFn: ({ signal }) => call(listWineryActs, { params: { wineryId }, signal }),
    staleTime: 0,
  });

const shown = 10;

/** Who gave access to whom and changed what, for owners; and what was undone since their account was secured. */
export function WineryHistory({ wineryId, onChanged }: { wineryId: string; onChanged: () => void }) {
  const { problem } = useWording();
  const { history } = useOfficeWording();
  const { data = [], error } = useQuery(actsQuery(wineryId));
  const [isWhole, setWhole] = useState(false);
  const { run, pending, failure } = useLotAction({ refetch: [actsQuery(wineryId).queryKey] });
  const restorable = data.filter((act) => act.restorable);
  /** Oldest first: a person is added before their role is changed. */
  const restore = async (acts: WineryAct[]) => {
    const restoreAll = async () => {
      let failure: unknown;
      for (const { id: actId } of acts.toReversed())
        await call(restoreWineryAct, { params: { wineryId, actId } }).catch((reason: unknown) => {
          if (!(reason instanceof ProblemError) || reason.code === 'REAUTHENTICATION_NEEDED') throw reason;
          // The others can still be restored.
          failure = reason;
        });
      if (failure) throw failure;
    };
    await run(() => whenConfirmed(restoreAll));
    onChanged();
  };
  return (
    <>
      <p>{history.about}</p>
      {error && <ErrorLine error={sentenceOf(error, problem)} className="mt-3" />}
      {restorable.length > 0 && (
        <div className="mt-4 border-vine border-l-4 pl-3">
          <p>{history.secured}</p>
          {restorable.length > 1 && (
            <Button className="mt-2" pending={pending} onClick={() => void restore(restorable)}>
              {history.restoreAll}
            </Button>
          )}
        </div>
      )}
      <ErrorLine error={failure} className="mt-3" />
      <ul className="mt-4 border-line border-t empty:border-0">
        {(isWhole ? data : data.filter((act, at) => at < shown || act.restorable)).map((act) => (
          <ActLine key={act.id} act={act} pending={pending} onRestore={() => void restore([act])} />
        ))}
      </ul>
      {!isWhole && data.length > shown && (
        <Button look="link" className="min-h-11" onClick={() => setWhole(true)}>
          {history.showAll}
        </Button>
      )}
    </>
  );
}

interface ActLineProps {
  act: WineryAct;
  pending: boolean;
  onRestore: () => void;
}

function ActLine({ act, pending, onRestore }: ActLineProps) {
  const { moment } = useWording();
  const { history, sayAct } = useOfficeWording();
  const words = sayAct(act);
  const undone = act.undoneAt && history.undone(moment(act.undoneAt));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2">
      <span className="wrap-anywhere min-w-0">
        {words}
        <span className="block text-muted text-sm">
          {moment(act.at)}
          {act.device && <span lang="en">{`, ${act.device}`}</span>}
          {undone && `, ${undone}`}
        </span>
      </span>
      {act.restorable && (
        <Button
          look="link"
          className="min-h-11"
          pending={pending}
          aria-label={history.restoreNamed(words)}
          onClick={onRestore}
        >
          {history.restore}
        </Button>
      )}
    </li>
  );
}
