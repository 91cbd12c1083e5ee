import { specificGravityFromBrix } from '@orbit-vine/enology/sugar/brix.ts';
import { addressOfTool } from '../../platform/addresses.ts';

const readyBrix = [0, 5, 10, 15, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30] as const;

export function QuickReference() {
  return (
    <>
      <h2>YAN</h2>
      <p>
        Yeast assimilable nitrogen is what yeast needs to carry a fermentation through: typically 150 to 250
        mg/L, and more in a riper must. See the <a href={addressOfTool('yan')}>YAN calculator</a>.
      </p>
      <h2>Quick reference</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">°Bx</th>
            <th scope="col" className="text-right">
              SG 20/20 °C
            </th>
          </tr>
        </thead>
        <tbody>
          {readyBrix.map((brix) => (
            <tr key={brix}>
              <th scope="row">{brix}</th>
              <td className="text-right">{specificGravityFromBrix({ brix }).value.toFixed(4)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
