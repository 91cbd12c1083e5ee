import { readdirSync, realpathSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { emoji } from './apps/web/emoji.ts';
import { texts } from './apps/web/mdx.ts';

/** A project takes from here what it does not say itself. */
const project = (own: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  extends: true,
  ...own,
});

/** Tests that mostly wait for clocks, sockets, and processes; others use the processor while they wait. */
const waiting = [
  'apps/server/src/notifications/send-notification-mail',
  'apps/server/src/platform/db/embedded',
  'apps/server/src/live/online-members',
  'apps/server/src/live/several-servers',
  'apps/server/src/live/lost-connections',
  'apps/server/src/bus/nats-transport',
  'e2e/convergence',
].map((name) => realpathSync(new URL(`${name}.test.ts`, import.meta.url)));

/**
 * What waits first, so that nothing is left waiting alone at the end. And one project after the other, since a worker
 * that goes on to another has to start anew.
 */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project);
    const works = ({ moduleId }: TestSpecification) => Number(!waiting.includes(moduleId));
    return (await super.sort(files)).toSorted(
      (one, other) => place(one) - place(other) || works(one) - works(other),
    );
  }
}

const packages = readdirSync(new URL('packages', import.meta.url));

export default defineConfig({
  test: {
    // More than the cores, for what waits.
    maxWorkers: 5,
    // Far beyond what any needs: on a machine that is busy with something else, only what hangs should fail.
    testTimeout: 60_000,
    // Loading everything anew for each file took as long as the tests. They share nothing but modules.
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    projects: [
      project({
        test: {
          name: 'server',
          // And what takes the server and the page's own logic together, and no browser.
          include: ['apps/server/{src,testing}/**/*.test.ts', 'e2e/{,bare-machine/,budgets/}*.test.ts'],
          globalSetup: ['scripts/build-server-for-tests.ts', 'apps/server/testing/postgres.ts'],
          execArgv: ['--import', new URL('apps/server/testing/quick-imports.ts', import.meta.url).href],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      }),
      project({
        // Apart from the site's `vite.config.ts`: what is tested here is plain logic, and the router's plugin would
        // only slow it down.
        plugins: [texts(), emoji()],
        test: { name: 'web', include: ['apps/web/{app,postbuild}/**/*.test.ts'] },
      }),
      ...packages.map((name) => project({ test: { name, include: [`packages/${name}/**/*.test.ts`] } })),
      project({ test: { name: 'scripts', include: ['{scripts,benchmarks}/**/*.test.ts'] } }),
    ],
  },
});
