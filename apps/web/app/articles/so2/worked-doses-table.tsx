import { prefilledSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { Table } from '../table.tsx';
import { barrel, tank, workedDose } from './worked-doses.ts';

const wines = [barrel, tank];
const doses = wines.map(workedDose);

export function WorkedDosesTable() {
  return (
    <Table
      caption="Two doses, step by step"
      head={['Step', 'Barrel, red', 'Tank, white']}
      rows={[
        ['Volume', ...wines.map(({ volumeL }) => `${volumeL.toLocaleString('en-US')} L`)],
        ['pH', ...wines.map(({ pH }) => fixed(pH, 2))],
        ['Free SO₂ measured', ...wines.map(({ freeSo2MgPerL }) => `${freeSo2MgPerL} mg/L`)],
        ['Molecular SO₂ now', ...doses.map((dose) => `${fixed(dose.molecularNowMgPerL, 2)} mg/L`)],
        ['Molecular target', ...wines.map(({ molecularSo2MgPerL }) => `${molecularSo2MgPerL} mg/L`)],
        ['Free SO₂ needed', ...doses.map((dose) => `${fixed(dose.neededMgPerL, 1)} mg/L`)],
        ['Shortfall', ...doses.map((dose) => `${fixed(dose.gapMgPerL, 1)} mg/L`)],
        [`KMBS at ${prefilledSo2Percent.KMBS}%`, ...doses.map((dose) => `${fixed(dose.kmbsG, 1)} g`)],
        [
          'The same, pH off by 0.05',
          ...doses.map(({ kmbsRangeG: { low, high } }) => `${fixed(low, 1)} to ${fixed(high, 1)} g`),
        ],
        ['If a third binds', ...doses.map((dose) => `${fixed(dose.kmbsIfAThirdBindsG, 1)} g`)],
      ]}
    />
  );
}
