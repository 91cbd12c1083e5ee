import { conventionalPKa, freeSo2Needed } from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';

const targets = [0.5, 0.6, 0.8] as const;
const readyPH = [3, 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8] as const;

function needed(pH: number, molecularSo2MgPerL: number): string {
  return freeSo2Needed({ pH, molecularSo2MgPerL, pKa: conventionalPKa.standard }).value.toFixed(0);
}

export function QuickReference() {
  return (
    <>
      <h2>Quick reference</h2>
      <p>Free SO₂ in mg/L needed for a given molecular SO₂, with a pKa of 1.81.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">pH</th>
            {targets.map((target) => (
              <th key={target} scope="col" className="pl-3 text-right">
                {target} mg/L
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readyPH.map((pH) => (
            <tr key={pH}>
              <th scope="row">{pH.toFixed(1)}</th>
              {targets.map((target) => (
                <td key={target} className="text-right">
                  {needed(pH, target)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
