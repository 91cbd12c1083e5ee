import { PageHead } from '../../meta.tsx';
import { calculators } from '../registry.ts';

export const handle = { hydrate: true };

const calculator = calculators.find(({ id }) => id === 'brix-sg');

export default function Page() {
  if (!calculator) return null;
  return (
    <>
      <PageHead {...calculator} path="/tools/brix-sg" />
      <a href="/tools">Back to Tools</a>
      <h1>{calculator.title}</h1>
      <p>{calculator.description}</p>
      <p>This calculator is being built.</p>
      <a href={`/blog/${calculator.guide}`}>Read detailed guide</a>
    </>
  );
}
