import { namesInEnvironment, readConfig } from './platform/config/config.ts';
import { describeMisspelled } from './platform/config/setting-names.ts';
import { createLog } from './platform/http/requests.ts';
import { describeFailure } from './platform/log/describe-failure.ts';
import { watchDiskSpace } from './platform/metrics/disk-space.ts';
import { StartupError } from './platform/startup-error.ts';
import { startServer } from './server.ts';
import { tryOutsideServices } from './start-checks.ts';
import { describeUnset } from './unset-settings.ts';

/** A slower stop is given up; the next start repairs what remains. */
const stopWithinMs = 9_500;

async function main() {
  const config = readConfig();
  const log = createLog(config.logLevel);
  for (const slip of describeMisspelled(namesInEnvironment())) log.warn(slip);
  for (const line of describeUnset(config)) log.warn(line);
  process.on('uncaughtException', (error) => {
    // Not the error itself: a failed query contains members' messages.
    log.fatal({ failure: describeFailure(error) }, 'nothing was there to catch this');
    process.exit(1);
  });
  const starting = startServer(config, log);
  let stopping = false;
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    // A stop during the start waits for it, to stop all that was started.
    const { stop } = await starting;
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, stopWithinMs);
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal().catch(fail));
  const { url } = await starting;
  if (stopping) return;
  console.log(`Orbit & Vine is at ${url}`);
  watchDiskSpace(config.dataDir, log);
  await tryOutsideServices(config, log);
}

function fail(error: unknown) {
  if (error instanceof StartupError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}

main().catch(fail);
