import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { SkippedTest } from './test-reports.ts';

/** Writes the skipped tests with their reasons, which Vitest's JSON leaves out, to the file that `SKIPPED_TESTS` names. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped: SkippedTest[] = modules.flatMap(({ children, relativeModuleId }) =>
      [...children.allTests('skipped')].map((test) => {
        const result = test.result();
        const reason = result.state === 'skipped' ? result.note : undefined;
        return { name: `${relativeModuleId}: ${test.fullName.replaceAll(' > ', ' ')}`, reason };
      }),
    );
    writeFileSync(process.env.SKIPPED_TESTS ?? '', JSON.stringify(skipped));
  }
}
