import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { SkippedTest } from './test-reports.ts';

/** Writes skipped tests with their reasons, which Vitest's JSON omits, to the file named by `SKIPPED_TESTS`. */
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
