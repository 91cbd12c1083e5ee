import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Unreserved ports below the ephemeral range, 32768 and up on Linux. */
const [lowest, highest] = [10_000, 32_767];
const attempts = 100;

/**
 * A free port of the loopback address. Not chosen by the system, which may give the same port to another connection
 * or server before the caller listens on it.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(lowest, highest + 1);
    try {
      await listenOnce(port);
      return port;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

function listenOnce(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
