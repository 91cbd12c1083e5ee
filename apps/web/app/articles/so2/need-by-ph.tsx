import { freeSo2Needed, simpleFreeSo2Needed } from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM } from '@orbit-vine/enology/sulfur-dioxide/pka.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { axis, sample } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Table } from '../table.tsx';
import { molecularPercent, needed } from './needs.ts';

const rows = [3, 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9];
const oivPKa = sulfurDioxidePKM({ alcoholPercentVol: 12, temperatureC: 20 }).value;

/**
 * Free SO2 needed per tenth of a pH, mg/L: by the calculator's 1.8, and by the OIV's table for 12% vol and 20 °C with
 * a wine's ionic strength.
 */
export function NeedTable() {
  return (
    <Table
      caption="Free SO₂ needed, mg/L"
      head={['pH', 'Molecular', 'For 0.5', 'For 0.8', 'For 0.8, OIV']}
      rows={rows.map((pH) => [
        fixed(pH, 1),
        `${molecularPercent({ pH })}%`,
        needed({ pH, molecularSo2MgPerL: 0.5 }),
        needed({ pH, molecularSo2MgPerL: 0.8 }),
        fixed(freeSo2Needed({ pH, molecularSo2MgPerL: 0.8, pKa: oivPKa }).value, 0),
      ])}
    />
  );
}

const x = axis('pH', 2.9, 4);
const y = axis('Free SO₂ needed, mg/L', 0, 130);

function curve(molecularSo2MgPerL: number) {
  return sample(x, y, (pH) => simpleFreeSo2Needed({ molecularSo2MgPerL, pH }).value, 14);
}

export function NeedChart() {
  return (
    <div className="my-8!">
      <LineChart
        title="Free SO₂ needed by pH"
        description={`Both curves rise ever more steeply. For 0.5 mg/L molecular the need is ${needed({ pH: 3, molecularSo2MgPerL: 0.5 })} mg/L free at pH 3.0 and ${needed({ pH: 4, molecularSo2MgPerL: 0.5 })} at pH 4.0; for 0.8 mg/L it is ${needed({ pH: 3, molecularSo2MgPerL: 0.8 })} and ${needed({ pH: 4, molecularSo2MgPerL: 0.8 })}.`}
        x={x}
        y={y}
        marks={[
          { sign: 'main', points: curve(0.8), name: ['0.8 mg/L molecular', [3.76, 85]] },
          { sign: 'other', points: curve(0.5), name: ['0.5 mg/L', [3.99, 31]] },
        ]}
      />
    </div>
  );
}
