import { describe, expect, it } from 'vitest';
import { failures, journeySuite, skips, slowest, vitestSuite } from './test-reports.ts';

const vitest = {
  numPassedTests: 2,
  numFailedTests: 0,
  testResults: [
    {
      name: '/house/apps/a.test.ts',
      message: '',
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

describe('a suite', () => {
  it('counts a journey that passed only on retry as failed', () => {
    expect(journeySuite(journeys, true)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a run without a report, or with a bad exit, as failed', () => {
    expect(vitestSuite(undefined, [], true, '/house').failed).toBe(1);
    expect(journeySuite(undefined, true).failed).toBe(1);
    expect(vitestSuite(vitest, undefined, true, '/house').failed).toBe(1);
    expect(vitestSuite(vitest, [], false, '/house').failed).toBe(1);
    expect(vitestSuite(vitest, [], true, '/house').failed).toBe(0);
  });
});

describe('lists of tests', () => {
  it('name the slowest tests of both runners, with all retries', () => {
    expect(slowest([vitestSuite(vitest, [], true, '/house'), journeySuite(journeys, true)], 3)).toEqual([
      '     5.0 s  e2e/story.spec.ts: inner',
      '     2.5 s  apps/a.test.ts: a slow one',
      '     0.9 s  e2e/story.spec.ts: outer',
    ]);
  });

  it('name skipped tests with their reasons', () => {
    const unit = [{ name: 'a.test.ts: days', reason: 'git is not installed' }, { name: 'b.test.ts: limits' }];
    const journey = {
      status: 'skipped',
      annotations: [{ type: 'skip', description: 'this browser shows no notifications' }],
      results: [],
    };
    const suites = [{ file: 'c.spec.ts', specs: [{ title: 'shows', tests: [journey] }] }];
    expect(
      skips([
        vitestSuite(vitest, unit, true, '/house'),
        journeySuite({ stats: { expected: 0, flaky: 0, unexpected: 0 }, suites }, true),
      ]),
    ).toEqual([
      'a.test.ts: days (git is not installed)',
      'b.test.ts: limits (no reason is given)',
      'e2e/c.spec.ts: shows (this browser shows no notifications)',
    ]);
    expect(skips([vitestSuite(vitest, [], true, '/house')])).toEqual([]);
  });

  it('name failed tests and files with the first lines of the error', () => {
    const long = [
      'AssertionError: expected 1 to be 2',
      ...Array.from({ length: 40 }, (_, line) => `at ${line}`),
    ];
    const unit = vitestSuite(
      {
        numPassedTests: 0,
        numFailedTests: 1,
        testResults: [
          {
            name: '/house/b.test.ts',
            message: '',
            assertionResults: [{ fullName: 'adds', failureMessages: [long.join('\n')] }],
          },
          { name: '/house/c.test.ts', message: 'cannot be loaded', assertionResults: [] },
        ],
      },
      [],
      false,
      '/house',
    );
    const red = '\u001b[31mTimed out\u001b[39m';
    const journey = journeySuite(
      {
        stats: { expected: 0, flaky: 0, unexpected: 1 },
        suites: [
          {
            file: 'd.spec.ts',
            specs: [{ title: 'opens', tests: [{ results: [{ duration: 1, errors: [{ message: red }] }] }] }],
          },
        ],
      },
      false,
    );
    const said = failures([unit, journey]);
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/^b\.test\.ts: adds\n {4}AssertionError: expected 1 to be 2\n {4}at 0\n/);
    expect(said[0]?.split('\n').length).toBeLessThan(20);
    expect(said.slice(1)).toEqual(['c.test.ts\n    cannot be loaded', 'e2e/d.spec.ts: opens\n    Timed out']);
    expect(failures([vitestSuite(vitest, [], true, '/house')])).toEqual([]);
    for (const silent of [vitestSuite(vitest, [], false, '/house'), journeySuite(undefined, false)])
      expect(failures([silent])).toEqual(['A runner ended badly and named no test; see above.']);
  });
});
