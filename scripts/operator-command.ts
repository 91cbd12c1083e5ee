import { type Config, namesInEnvironment, readConfig } from '../apps/server/src/platform/config/config.ts';
import { describeMisspelled } from '../apps/server/src/platform/config/setting-names.ts';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { loadSettings } from './run.ts';

/** Runs a command of the operator's on what the environment names. What is to be put right is one line. */
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

/** A fault of the surroundings: what we say of one ourselves, or what the system says of a file, a disk or a network. */
const isForTheOperator = (error: unknown): error is Error =>
  error instanceof StartupError || (error instanceof Error && 'syscall' in error);
