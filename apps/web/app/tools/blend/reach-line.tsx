import { Chart } from '../../ui/chart/chart.tsx';
import { linear } from '../../ui/chart/plot.ts';
import { Dot, signs } from '../../ui/chart/sign.tsx';
import type { Member, Text } from './member.ts';

const paper = { width: 380, height: 116, left: 24, right: 24, y: 62 };

interface ReachLineProps {
  readonly label: string;
  readonly members: readonly Member[];
  readonly value: number;
  readonly text: Text;
  readonly isTarget: boolean;
}

/** The lots on a line by value; blends lie between the outermost. */
export function ReachLine({ label, members, value, text, isTarget }: ReachLineProps) {
  const values = members.map((member) => member.value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [from, to] = [Math.min(least, value), Math.max(most, value)];
  const at = linear([from, to], [paper.left, paper.width - paper.right]);
  const anchor = (of: number) => (at(of) < 90 ? 'start' : at(of) > paper.width - 90 ? 'end' : 'middle');
  const reached = value >= least && value <= most;
  return (
    <Chart
      title={`${label}, lot by lot`}
      description={`${members.map((member) => `Lot ${member.lot} ${text(member.value)}`).join(', ')}; ${isTarget ? 'the target' : 'the blend'} ${text(value)}${reached ? '' : ', which no blend of these lots reaches'}.`}
      height={paper.height}
      legend={[
        ['band', 'What blends of these lots can reach'],
        ['point', isTarget ? (reached ? 'The target' : 'The target, out of reach') : 'The blend'],
      ]}
    >
      <path
        d={`M${at(least)} ${paper.y - 9}H${Math.max(at(least) + 1, at(most))}v18H${at(least)}z`}
        className={signs.band}
      />
      <path d={`M${paper.left} ${paper.y}H${paper.width - paper.right}`} className="stroke-edge" />
      {members.map((member) => (
        <LotMark key={member.lot} lot={member.lot} x={at(member.value)} />
      ))}
      <text x={at(least)} y={paper.y + 46} textAnchor={anchor(least)} className="fill-muted">
        {text(least)}
      </text>
      {most > least && (
        <text x={at(most)} y={paper.y + 46} textAnchor={anchor(most)} className="fill-muted">
          {text(most)}
        </text>
      )}
      <Dot sign="point" at={[at(value), paper.y]} />
      <text x={at(value)} y={paper.y - 22} textAnchor={anchor(value)} className="fill-wine">
        {text(value)}
      </text>
    </Chart>
  );
}

function LotMark({ lot, x }: { lot: string; x: number }) {
  return (
    <g>
      <Dot sign="mark" at={[x, paper.y]} />
      <text x={x} y={paper.y + 28} textAnchor="middle">
        {lot}
      </text>
    </g>
  );
}
