import pino from 'pino';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { StartUpFault } from './start-up-fault.ts';

/** The server as a program: starts, says where it is, stops when asked, and names what keeps it from starting. */
async function main() {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const { url, stop } = await startServer(config, log);
  console.log(`Orbit & Vine is at ${url}`);

  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

main().catch((error: unknown) => {
  if (error instanceof StartUpFault) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
