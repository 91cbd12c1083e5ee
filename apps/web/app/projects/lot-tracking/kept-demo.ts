import { json, stored } from '../../platform/stored.ts';
import { bookOf, type Demo, firstDemo } from './demo.ts';

export const keptDemo = stored<Demo>({
  key: 'lot-demo-2',
  fallback: firstDemo,
  ...json((parsed) => {
    if (typeof parsed !== 'object' || parsed === null || !('added' in parsed)) return firstDemo;
    const demo = { ...firstDemo, ...parsed } as Demo;
    bookOf(demo);
    return demo;
  }),
});
