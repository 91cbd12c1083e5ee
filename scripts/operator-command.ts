import { type Config, namesInEnvironment, readConfig } from '../apps/server/src/platform/config/config.ts';
import { describeMisspelled } from '../apps/server/src/platform/config/setting-names.ts';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { loadSettings } from './run.ts';

export function runOperatorCommand(work: (config: Config) => Promise<void>) {
  const run = async () => {
    loadSettings();
    for (const slip of describeMisspelled(namesInEnvironment())) console.error(slip);
    await work(readConfig());
  };
  run().catch((error: unknown) => {
    console.error(isForTheOperator(error) ? error.message : error);
    process.exitCode = 1;
  });
}

/** Faults of the environment: `StartupError`, or system errors about a file, disk, or network. */
const isForTheOperator = (error: unknown): error is Error =>
  error instanceof StartupError || (error instanceof Error && 'syscall' in error);
