import { specificGravityFromBrix } from '@orbit-vine/enology/sugar/brix.ts';
import { href } from '../../platform/href.ts';

const readyBrix = [0, 5, 10, 15, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30] as const;

/** For a page without script, and for a sheet on the wall. */
function ReadyValues() {
  return (
    <>
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

/** What stands below the calculator; rendered when the site is built, and not sent as script. */
export function Education() {
  return (
    <>
      <h2>Brix</h2>
      <p>
        Degrees Brix are grams of sucrose in 100 grams of solution. A refractometer or a hydrometer marked in
        Brix reads a grape must as if everything dissolved in it were sucrose. At harvest the reading is
        typically 20 to 26 °Bx.
      </p>
      <h2>Specific gravity</h2>
      <p>
        Specific gravity is a liquid’s weight divided by that of the same volume of water, here both at 20 °C
        and weighed in air. A must typically starts at 1.070 to 1.110; a finished dry wine, lighter than water
        because alcohol is, ends at 0.990 to 0.998. Below 1.000 there is no true Brix: what a hydrometer shows
        then is apparent Brix, still a good sign of dryness.
      </p>
      <h2>Potential alcohol</h2>
      <p>
        Each degree Brix gives about 0.55% to 0.60% of alcohol by volume; Brix × 0.59 is a fair rule. In the
        European Union, the sugar of the must, read from the OIV’s table, is divided by 16.83 g/L. A must
        holds acids and salts besides its sugar, so it has about 25 g/L less sugar than Brix × SG × 10 would
        say.
      </p>
      <h2>YAN</h2>
      <p>
        Yeast assimilable nitrogen is what yeast needs to carry a fermentation through: typically 150 to 250
        mg/L, and more in a riper must. See the <a href={href('/tools/yan')}>YAN calculator</a>.
      </p>
      <ReadyValues />
    </>
  );
}
