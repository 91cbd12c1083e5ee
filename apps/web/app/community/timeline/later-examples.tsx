import { later } from '../../ui/later.tsx';

/** For members, who seldom have to see them. */
export const LaterExamples = later(() => import('./examples.tsx').then((module) => module.Examples), {
  missing: () => null,
});
