import { type NitrogenDemand, nitrogenTargetByBrix } from '@orbit-vine/enology/nitrogen/nitrogen-target.ts';
import { nutrientPlan } from '@orbit-vine/enology/nitrogen/nutrients.ts';
import { nitrogenDeficit } from '@orbit-vine/enology/nitrogen/yan.ts';
import { mustSugar, potentialAlcoholFromSugar } from '@orbit-vine/enology/sugar/must.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { axis, sample } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Table } from '../table.tsx';
import { wanted } from './nitrogen.ts';

const musts = [18, 20, 22, 24, 26, 28];
/** The must in the last column. */
export const measuredMgNPerL = 130;

/** Grams of DAP that raise a hectoliter of must from the measured nitrogen to a strain's demand. */
function dapGPerHl(brix: number, demand: NitrogenDemand): number {
  const deficitMgN = nitrogenDeficit({
    targetMgNPerL: nitrogenTargetByBrix({ brix, demand }).value,
    presentMgNPerL: measuredMgNPerL,
    volumeL: 100,
  }).value;
  return nutrientPlan({ deficitMgN, source: 'dap' }).dap.value;
}

function potentialAlcohol(brix: number): string {
  return fixed(potentialAlcoholFromSugar({ sugarGPerL: mustSugar({ brix }).value }).value, 1);
}

export function PlanTable() {
  return (
    <Table
      caption="Nitrogen needed, by must sugar, mg N/L"
      head={['°Bx', '% vol', 'Low', 'Medium', 'High', 'DAP, g/hL']}
      rows={musts.map((brix) => [
        String(brix),
        potentialAlcohol(brix),
        wanted({ brix, demand: 'low' }),
        wanted({ brix, demand: 'medium' }),
        wanted({ brix, demand: 'high' }),
        fixed(dapGPerHl(brix, 'medium'), 0),
      ])}
    />
  );
}

const x = axis('Must sugar, °Bx', 18, 28);
const y = axis('Nitrogen needed, mg N/L', 100, 360);

function curve(demand: NitrogenDemand) {
  return sample(x, y, (brix) => nitrogenTargetByBrix({ brix, demand }).value, 1);
}

export function NeedChart() {
  const span = (demand: NitrogenDemand) =>
    `from ${wanted({ brix: 18, demand })} to ${wanted({ brix: 28, demand })}`;
  return (
    <div className="my-8!">
      <LineChart
        title="Nitrogen needed, by must sugar and strain"
        description={`Three straight lines, between 18 and 28 degrees Brix: a strain of low demand needs ${span('low')} mg N/L, one of medium demand ${span('medium')}, one of high demand ${span('high')}.`}
        x={x}
        y={y}
        marks={[
          { sign: 'main', points: curve('high'), name: ['high demand', [24.4, 325]] },
          { sign: 'other', points: curve('medium'), name: ['medium', [24.4, 231]] },
          { sign: 'other', points: curve('low'), name: ['low', [27.9, 178]] },
        ]}
      />
    </div>
  );
}
