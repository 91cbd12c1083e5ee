import { fixed } from '../../calculator/form/decimal.ts';
import { Table } from '../table.tsx';
import { must, workedAddition } from './worked-addition.ts';

const worked = workedAddition();
const perLiter = (grams: number) => `${fixed((1000 * grams) / must.volumeL, 0)} mg/L`;

export function WorkedAdditionTable() {
  return (
    <>
      <Table
        caption="A small tank, step by step"
        head={['Step', 'mg N/L']}
        rows={[
          [
            `FAN ${must.fanMgNPerL} + ammonia ${must.ammoniaMgPerL} × 0.8235`,
            fixed(worked.presentMgNPerL, 1),
          ],
          [`Target: ${must.brix} °Bx × 9`, fixed(worked.targetMgNPerL, 1)],
          ['Shortfall', fixed(worked.missingMgNPerL, 1)],
          [`In ${must.volumeL} L`, `${fixed(worked.deficitG, 1)} g N`],
        ]}
      />
      <Table
        caption="Three ways to add it"
        head={['Plan', 'Organic', 'DAP', 'DAP in the must']}
        rows={[
          ['DAP alone', '–', grams(worked.dapOnly.dap.value), perLiter(worked.dapOnly.dap.value)],
          [
            '60% organic at 10% N',
            grams(worked.mix.organic.value),
            grams(worked.mix.dap.value),
            perLiter(worked.mix.dap.value),
          ],
          [
            'The same at 4% N',
            grams(worked.mixAtFourPercent.organic.value),
            grams(worked.mixAtFourPercent.dap.value),
            perLiter(worked.mixAtFourPercent.dap.value),
          ],
        ]}
      />
    </>
  );
}

function grams(value: number): string {
  return `${fixed(value, 0)} g`;
}

/** The organic nutrient with 4% nitrogen. */
export const organicGPerHl = fixed((100 * worked.mixAtFourPercent.organic.value) / must.volumeL, 0);

export const brixAtAThird = fixed(worked.brixAtAThird, 1);
