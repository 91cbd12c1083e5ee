import { conventionalPKa, freeSo2Needed } from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { pureSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';

const targets = [0.5, 0.6, 0.8] as const;
const readyPH = [3, 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8] as const;

function needed(pH: number, molecularSo2MgPerL: number): string {
  return freeSo2Needed({ pH, molecularSo2MgPerL, pKa: conventionalPKa.standard }).value.toFixed(0);
}

/** For a page without script, and for a sheet on the wall. */
function ReadyValues() {
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

/** What stands below the calculator; rendered when the site is built, and not sent as script. */
export function Education() {
  return (
    <>
      <h2>Why pH decides</h2>
      <p>
        Of the free SO₂ in a wine, only the molecular part, a few percent, holds back microbes. That share
        falls as the pH rises: 6% at pH 3.0, 2.5% at 3.4, 1% at 3.8. So with every rise of 0.3 in pH, the same
        protection needs twice the free SO₂.
      </p>
      <h2>Which constant</h2>
      <p>
        Most tables use a pKa of 1.81, some 1.77; the difference is a tenth of the dose. Both are constants
        for water. The OIV’s own method takes the wine’s alcohol and temperature into account and finds more
        molecular SO₂ in the same free SO₂. Its table starts at 20 °C.
      </p>
      <h2>Which salt</h2>
      <p>
        {`Pure potassium metabisulfite is ${pureSo2Percent.KMBS}% SO₂ by weight, pure sodium metabisulfite ${pureSo2Percent.SMBS}%. Products lose strength with age and damp: go by the label, and by a measurement after the addition.`}
      </p>
      <h2>Why others differ</h2>
      <ul>
        <li>
          One well-known table prints 90 mg/L for 1.5 mg/L molecular at pH 3.6, and 81 for 0.8 at pH 3.8. Its
          own formula gives 94 and 79. Another jumps to 98 and 123 for 0.8 at pH 3.8 and 3.9, where the
          formula gives 79 and 99.
        </li>
        <li>
          One page says that 0.44 g of metabisulfite in a gallon is 50 mg/L. With fresh salt, it is 67 mg/L.
        </li>
      </ul>
      <ReadyValues />
    </>
  );
}
