import { proofs } from '../parts/proofs.server.ts';
import { References, ToolPage } from '../parts/tool-page.tsx';
import { So2Calculator } from './calculator.tsx';

export const handle = { hydrate: true };

export function loader() {
  return proofs('so2');
}

const references = [
  {
    title: 'OIV compendium of methods: molecular sulfur dioxide',
    url: 'https://www.oiv.int/standards/compendium-of-international-methods-of-wine-and-must-analysis',
  },
  {
    title: 'winebusiness.com: free SO₂ needed, a table',
    url: 'http://winebusiness.com/calculator/winemaking/calc/21/',
  },
  { title: 'VAWA: pH and SO₂, a table on pKa 1.77', url: 'https://vawa.net/articles/ph-so2.html' },
];

function Text() {
  return (
    <>
      <h2>Why pH decides</h2>
      <p>
        Of the free SO₂ in a wine only the molecular part, a few per cent, holds back microbes. The share
        falls as the pH rises: at pH 3.0 it is 6 %, at 3.4 2.5 %, at 3.8 1 %. So the same protection needs
        twice the free SO₂ for each 0.3 of pH.
      </p>
      <h2>Which constant</h2>
      <p>
        Most tables use a pKa of 1.81, some 1.77; the difference is a tenth of the dose. Both are constants of
        water. The OIV’s own method takes the wine’s alcohol and temperature into account and finds more
        molecular SO₂ in the same free SO₂. Its table starts at 20 °C.
      </p>
      <h2>Which salt</h2>
      <p>
        Pure potassium metabisulfite is 57.6 % SO₂ by weight, pure sodium metabisulfite 67.4 %. Products lose
        strength with age and damp: go by the label, and by a measurement after the addition.
      </p>
      <References references={references} />
    </>
  );
}

export default function Page() {
  return (
    <ToolPage id="so2" instrument={<So2Calculator />}>
      {import.meta.env.SSR && <Text />}
    </ToolPage>
  );
}
