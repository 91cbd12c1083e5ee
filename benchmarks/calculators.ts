import { alcoholForm } from '../apps/web/app/calculators/alcohol/form.ts';
import { workOutAlcohol } from '../apps/web/app/calculators/alcohol/work-out.ts';
import { brixForm } from '../apps/web/app/calculators/brix-sg/form.ts';
import { workOutBrix } from '../apps/web/app/calculators/brix-sg/work-out.ts';
import { densityForm } from '../apps/web/app/calculators/density-alcohol/form.ts';
import { workOutDensity } from '../apps/web/app/calculators/density-alcohol/work-out.ts';
import { defaultsOf } from '../apps/web/app/calculators/form/defaults-for-tests.ts';
import { unitOf } from '../apps/web/app/calculators/form/units.ts';
import { so2Form } from '../apps/web/app/calculators/so2/form.ts';
import { workOutSo2 } from '../apps/web/app/calculators/so2/work-out.ts';
import { yanForm } from '../apps/web/app/calculators/yan/form.ts';
import { workOutYan } from '../apps/web/app/calculators/yan/work-out.ts';
import { printTable } from '../scripts/print-table.ts';
import { median, quantile } from './statistics.ts';

const rounds = 60;
const callsARound = 500;

const grams = unitOf('mass', 'g');
const [brix, alcohol, density] = [defaultsOf(brixForm), defaultsOf(alcoholForm), defaultsOf(densityForm)];
const [so2, yan] = [defaultsOf(so2Form), defaultsOf(yanForm)];

/** Everything that a key press asks for: answer, published method, other figures, uncertainty and working. */
const recomputations: Record<string, (share: number) => unknown> = {
  'Brix to SG': (share) => workOutBrix({ ...brix, brix: 10 + 20 * share }),
  'SG to Brix': (share) =>
    workOutBrix({ ...brix, direction: 'sgToBrix', specificGravity: 1.04 + 0.08 * share }),
  'SG to Brix, from the table above 40': (share) =>
    workOutBrix({ ...brix, direction: 'sgToBrix', specificGravity: 1.2 + 0.2 * share }),
  'alcohol, corrected for temperature': (share) =>
    workOutAlcohol({ ...alcohol, correction: 'on', initialTemperatureC: 30 * share }),
  'density to alcohol': (share) => workOutDensity({ ...density, densityKgPerM3: 985 + 10 * share }),
  'alcohol to density': (share) =>
    workOutDensity({ ...density, direction: 'alcoholToDensity', alcoholPercentVol: 20 * share }),
  'SO₂': (share) => workOutSo2({ ...so2, pH: 3 + share }, grams),
  'SO₂, by the OIV’s constants': (share) => workOutSo2({ ...so2, model: 'oiv', pH: 3 + share }, grams),
  'YAN, mix': (share) => workOutYan({ ...yan, source: 'mix', fanMgNPerL: 200 * share }, grams),
};

/** Microseconds of one whole recompute, the calculators taking turns so that none has the machine's better minutes. */
export async function measureCalculators() {
  const results = new Map(Object.keys(recomputations).map((name) => [name, [] as number[]]));
  // A first turn warms the code up and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, recompute] of Object.entries(recomputations)) {
      const started = performance.now();
      for (let call = 0; call < callsARound; call += 1) recompute(call / callsARound);
      const microseconds = ((performance.now() - started) * 1000) / callsARound;
      if (round >= 0) results.get(name)?.push(microseconds);
    }
  }
  printTable(
    ['whole recompute', 'median µs', 'p95 µs'],
    Array.from(results, ([name, times]) => [name, median(times), quantile(times, 0.95)]),
  );
}
