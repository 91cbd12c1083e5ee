import {
  dapNitrogenMgPerG,
  fermaidONitrogenMgPerG,
  nutrientPlan,
  prefilledNitrogenMgPerG,
} from '@orbit-vine/enology/nitrogen/nutrients.ts';
import { nitrogenDeficit } from '@orbit-vine/enology/nitrogen/yan.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { Table } from '../table.tsx';

const products = [
  { name: 'DAP, pure', mgNPerG: dapNitrogenMgPerG },
  { name: 'DAP, calculator', mgNPerG: prefilledNitrogenMgPerG.dap },
  { name: 'Organic, calculator', mgNPerG: prefilledNitrogenMgPerG.organic },
  { name: 'Fermaid O, as rated', mgNPerG: fermaidONitrogenMgPerG },
] as const;

/** 50 mg N/L in a hectoliter. */
const deficitMgN = nitrogenDeficit({ targetMgNPerL: 50, presentMgNPerL: 0, volumeL: 100 }).value;

function dose(dapMgPerG: number): string {
  const plan = nutrientPlan({ deficitMgN, source: 'dap', dapNitrogenMgPerG: dapMgPerG });
  return `${fixed(plan.dap.value, 0)} g/hL`;
}

export function ProductsTable() {
  return (
    <Table
      caption="What it takes to add 50 mg N/L"
      head={['Product', 'Nitrogen', 'Dose']}
      rows={products.map(({ name, mgNPerG }) => [name, `${fixed(mgNPerG / 10, 1)}%`, dose(mgNPerG)])}
    />
  );
}
