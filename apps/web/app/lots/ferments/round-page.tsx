import type { Ferment } from '@orbit-vine/cellar-book/sheets/ferment-sheet.ts';
import { useNavigate } from 'react-router';
import { lotsKey } from '../../platform/lots-on-device.ts';
import { json, storedBy } from '../../platform/stored.ts';
import { useStored } from '../../platform/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { nameOfKind } from '../book/amounts.ts';
import {
  isUnreadable,
  type RoundLine,
  type SugarScale,
  sentenceOfLine,
  sugarScales,
} from '../entry/round-sentence.ts';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';
import { useFerments } from './ferment-table.tsx';
import { RoundRow } from './round-row.tsx';

interface Round {
  scale?: SugarScale;
  lines: Record<string, RoundLine>;
}

/** The round's draft, kept across reloads. */
const keptRound = storedBy((memberId: string, wineryId: string) => ({
  key: lotsKey(memberId, `round:${wineryId}`),
  fallback: { lines: {} } as Round,
  ...json((parsed): Round => ({ lines: {}, ...(parsed as Partial<Round>) })),
}));

/** The scale of most last sugar readings. */
function usualScale(ferments: readonly Ferment[]): SugarScale {
  const count = (scale: SugarScale) => ferments.filter(({ sugar }) => sugar.at(-1)?.kind === scale).length;
  return sugarScales.reduce((most, scale) => (count(scale) > count(most) ? scale : most));
}

export function RoundPage() {
  const wording = useWording();
  const { round: words } = wording;
  const { memberId, kept, say } = useWinery();
  const navigate = useNavigate();
  const ferments = useFerments();
  const keptHere = keptRound(memberId, kept.cellar.winery.id);
  const round = useStored(keptHere);
  const { id: wineryId, volumeUnit: unit, role } = kept.cellar.winery;
  const scale = round.scale ?? usualScale(ferments);
  const lineOf = (vessel: string): RoundLine => round.lines[vessel] ?? {};
  const sentences = ferments.flatMap(
    ({ vessel }) => sentenceOfLine(vessel, lineOf(vessel), scale, unit) ?? [],
  );
  const hasUnreadable = ferments.some(({ vessel }) => isUnreadable(lineOf(vessel)));
  const enter = () => {
    for (const sentence of sentences) say(sentence);
    keptHere.set({ scale, lines: {} });
    void navigate(addressOf({ view: 'today' }, wineryId));
  };
  if (role === 'viewer') return <NoRound reason={words.noViewers} />;
  if (ferments.length === 0) return <NoRound reason={words.nothingFerments} />;
  return (
    <form
      className="mx-auto max-w-xl"
      onSubmit={(event) => {
        event.preventDefault();
        if (sentences.length > 0 && !hasUnreadable) enter();
      }}
    >
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 text-muted">{words.leaveOut}</p>
      <div className="mt-4">
        <Select
          label={words.sugarIn}
          value={scale}
          choices={sugarScales.map((each) => [each, nameOfKind(each, wording)])}
          onChange={(chosen) => keptHere.change((now) => ({ ...now, scale: chosen }))}
        />
      </div>
      <ol className="mt-3">
        {ferments.map((ferment) => (
          <RoundRow
            key={ferment.vessel}
            ferment={ferment}
            line={lineOf(ferment.vessel)}
            scale={scale}
            onChange={(line) =>
              keptHere.change((now) => ({ scale, lines: { ...now.lines, [ferment.vessel]: line } }))
            }
          />
        ))}
      </ol>
      <EnterButton count={sentences.length} disabled={hasUnreadable} />
    </form>
  );
}

function NoRound({ reason }: { reason: string }) {
  const { round } = useWording();
  return (
    <>
      <h1 className="text-3xl">{round.title}</h1>
      <p className="mt-3">{reason}</p>
    </>
  );
}

function EnterButton({ count, disabled }: { count: number; disabled: boolean }) {
  const { round } = useWording();
  return (
    <p className="sticky bottom-0 -mx-4 border-edge border-t bg-sheet px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Button look="primary" size="large" type="submit" disabled={count === 0 || disabled} className="w-full">
        {count === 0 ? round.enterNone : round.enter(count)}
      </Button>
    </p>
  );
}
