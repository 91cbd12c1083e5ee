import { expect, it } from 'vitest';
import { journeySuite, slowest, vitestSuite } from './test-reports.ts';

const vitest = {
  numPassedTests: 2,
  numFailedTests: 0,
  testResults: [
    {
      name: '/house/apps/a.test.ts',
      assertionResults: [
        { fullName: 'a quick one', duration: 3 },
        { fullName: 'a slow one', duration: 2_500 },
      ],
    },
  ],
};
const journeys = {
  stats: { expected: 1, flaky: 1, unexpected: 0 },
  suites: [
    {
      file: 'story.spec.ts',
      specs: [{ title: 'outer', tests: [{ results: [{ duration: 900 }] }] }],
      suites: [
        {
          file: 'story.spec.ts',
          specs: [{ title: 'inner', tests: [{ results: [{ duration: 4_000 }, { duration: 1_000 }] }] }],
        },
      ],
    },
  ],
};

it('counts a journey that passed only at a second try as failed', () => {
  expect(journeySuite(journeys, true)).toMatchObject({ passed: 1, failed: 1 });
});

it('counts a run without a report, or that ended badly, as failed', () => {
  expect(vitestSuite(undefined, true, '/house').failed).toBe(1);
  expect(journeySuite(undefined, true).failed).toBe(1);
  expect(vitestSuite(vitest, false, '/house').failed).toBe(1);
  expect(vitestSuite(vitest, true, '/house').failed).toBe(0);
});

it('lists the slowest tests of both runners, every try counted', () => {
  expect(slowest([vitestSuite(vitest, true, '/house'), journeySuite(journeys, true)], 3)).toEqual([
    '     5.0 s  e2e/story.spec.ts: inner',
    '     2.5 s  apps/a.test.ts: a slow one',
    '     0.9 s  e2e/story.spec.ts: outer',
  ]);
});
