import { CalculatorPage } from '../../calculator/page/calculator-page.tsx';
import { definition } from './definition.ts';
import { Education } from './education.tsx';
import { Picture } from './picture.tsx';

export const handle = { hydrate: true };

const loadPicture = () => import('./picture.tsx').then((module) => module.Picture);

export default function Page() {
  return (
    <CalculatorPage
      definition={definition}
      picture={import.meta.env.SSR ? Picture : undefined}
      loadPicture={loadPicture}
    >
      {import.meta.env.SSR && <Education />}
    </CalculatorPage>
  );
}
