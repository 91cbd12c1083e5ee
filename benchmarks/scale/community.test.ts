import { describe, expect, it } from 'vitest';
import { predictFanOut } from './channel-model.ts';
import { asBuilt, communityOf } from './community.ts';
import { simulateCommunity } from './community-model.ts';
import { type Costs, solve } from './costs.ts';

const costs: Costs = {
  server: { post: 0.4, socket: 0.005, message: 0.0002, list: 0.4, mark: 0.4, changes: 0.3 },
  database: { post: 0.2, list: 1.5, mark: 0.7, changes: 0.3 },
  load: { post: 0.1, socket: 0.004, message: 0.0006 },
  commitWaits: 0.5,
};

describe('the model of a community', () => {
  const community = communityOf(10_000);
  const run = simulateCommunity(community, { servers: 2, databaseCores: 4 }, costs, asBuilt, 600_000);

  it('stores every post, and delivers each to its followers', () => {
    expect(run.posts).toBeGreaterThan(300);
    expect(run.sent - run.posts).toBeLessThan(5);
    expect(run.heardBy / run.due).toBeCloseTo(1, 2);
  });

  it('is busy for as long as the utilization law says', () => {
    expect(run.serverCores / run.demand.server).toBeCloseTo(1, 1);
    expect(run.databaseCores / run.demand.database).toBeCloseTo(1, 1);
  });
});

describe('the model of the benchmark', () => {
  const run = predictFanOut(costs, { sockets: 100, posters: 8 }, 2);

  it('loses no message', () => {
    expect(run.posts).toBeGreaterThan(1_000);
    expect(run.sent - run.posts).toBe(8);
    expect((run.posts - run.delivered / 100) / run.posts).toBeLessThan(0.01);
  });

  it("obeys Little's law: posters are posts per second times the time of one", () => {
    const mean = run.acknowledged.reduce((sum, ms) => sum + ms, 0) / run.acknowledged.length;
    expect((run.postsPerSecond / 1_000) * mean).toBeCloseTo(8, 1);
  });
});

it('costs are found again from what they add up to', () => {
  const size = (posts: number, frames: number, deliveries: number) => {
    const used = 0.4 * posts + 0.005 * frames + 0.0002 * deliveries;
    return { posts, frames, deliveries, server: used, load: used, database: 0 };
  };
  const sizes = [size(1_000, 5_000, 10_000), size(500, 9_000, 90_000), size(300, 8_000, 400_000)] as const;
  const found = solve(sizes, 'server');
  for (const [part, ms] of [
    ['post', 0.4],
    ['socket', 0.005],
    ['message', 0.0002],
  ] as const)
    expect(found[part] / ms).toBeCloseTo(1, 6);
});
