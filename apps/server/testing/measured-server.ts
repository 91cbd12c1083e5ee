import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/platform/free-port.ts';
import { copyDatabase, requester } from './community.ts';
import { runProgram, untilReady } from './program.ts';

export interface Cost {
  blockedMs: number;
  cpuMs: number;
}

/** In a separate process, so that the test's own work is not measured. */
export async function startMeasuredServer(environment: Record<string, string> = {}) {
  const database = await copyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'orbit-vine-data-'));
  const metricsPort = String(await freePort());
  const program = await runProgram({
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, METRICS_PORT: metricsPort, LOG_LEVEL: 'warn' },
    ...environment,
  });
  await untilReady(program);
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const sampleOf = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    const cpu = sampleOf('process_cpu_user_seconds_total') + sampleOf('process_cpu_system_seconds_total');
    if (!Number.isFinite(cpu)) throw new Error('the server does not tell what it costs');
    return { blockedMs: sampleOf('orbit_vine_blocked_seconds') * 1_000, cpuMs: cpu * 1_000 };
  };
  return {
    databaseUrl: database.url,
    request: requester(program.url),
    output: program.output,
    async measure(work: () => Promise<void>): Promise<Cost> {
      const before = await read();
      await work();
      const { blockedMs, cpuMs } = await read();
      return { blockedMs, cpuMs: cpuMs - before.cpuMs };
    },
    async stop() {
      program.child.kill('SIGTERM');
      await program.exited;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
