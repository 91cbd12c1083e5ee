import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import * as z from 'zod/mini';

export interface DecoderTask {
  from: string;
  to: string;
  shape: 'screen' | 'square';
  /** Unpacked from HEIC: a photograph although it is now a PNG. */
  photograph?: boolean;
}

const side = z.int().check(z.positive());
const DecoderAnswer = z.union([
  z.object({ width: side, height: side }),
  z.object({ fault: z.enum(['broken', 'too-large']) }),
]);
export type DecoderAnswer = z.infer<typeof DecoderAnswer>;

export interface DecoderBounds {
  memoryMiB: number;
  timeoutMs: number;
  idleMs: number;
}

/** Pictures within the decoder's other limits take up to 480 MiB. */
export const decoderBounds: DecoderBounds = { memoryMiB: 600, timeoutMs: 60_000, idleMs: 60_000 };

interface Program {
  file: string;
  flags(task: DecoderTask): string[];
  reservedMiB: number;
}

export const programs = {
  // Compiled code reserves hundreds of megabytes, which would count, and adds risk with hostile files.
  usual: { file: 'decoder.mjs', flags: () => ['--jitless'], reservedMiB: 0 },
  // WebAssembly must be compiled. The flag limits its memory to 480 MiB.
  heic: {
    file: 'heic-decoder.mjs',
    flags: (task) => ['--wasm-max-mem-pages=7680', ...confinedTo(task)],
    reservedMiB: 560,
  },
} satisfies Record<string, Program>;

/**
 * libheif's glue code gives its WebAssembly the methods of JavaScript objects. A file that takes control still cannot
 * compile code, reads only the file and the program, and writes only the answer.
 */
function confinedTo({ from, to }: DecoderTask): string[] {
  const program = dirname(fileURLToPath(import.meta.url));
  const folders: string[] = [];
  for (let at = program; !folders.includes(at); at = dirname(at)) folders.push(at);
  const readable = [
    from,
    join(program, '*'),
    ...folders.map((at) => join(at, 'node_modules', 'libheif-js', '*')),
  ];
  return [
    '--disallow-code-generation-from-strings',
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${to}`,
  ];
}

export interface Decoder {
  decode(task: DecoderTask): Promise<DecoderAnswer>;
  stop(): void;
}

export function createDecoder(
  log: Logger,
  bounds: DecoderBounds = decoderBounds,
  program: Program = programs.usual,
): Decoder {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    async decode(task) {
      clearTimeout(idle);
      if (!child || !isRunning(child)) child = startChild(program, task, bounds.memoryMiB);
      const worker = child;
      try {
        const answer = await answerOf(worker, task, bounds.timeoutMs);
        if (!isRunning(worker))
          log.warn({ exit: worker.exitCode ?? worker.signalCode }, 'a picture ended the decoder');
        return answer;
      } catch (error) {
        stop();
        throw error;
      } finally {
        idle = setTimeout(stop, bounds.idleMs).unref();
      }
    },
    stop,
  };
}

const isRunning = ({ connected, exitCode, signalCode }: ChildProcess) =>
  connected && exitCode === null && signalCode === null;

/**
 * The kernel refuses the process memory beyond the limit, which the decoder survives. If the whole machine runs out
 * of memory, the kernel kills this process first.
 */
const launchScript =
  'ulimit -d "$0" 2>/dev/null; { echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null; exec "$@"';

function startChild(
  { file, flags, reservedMiB }: Program,
  task: DecoderTask,
  memoryMiB: number,
): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const node = [process.execPath, ...flags(task), '--v8-pool-size=0', '--max-old-space-size=64', path];
  const [command = '', ...args] =
    process.platform === 'linux'
      ? ['/bin/sh', '-c', launchScript, String((memoryMiB + reservedMiB) * 1_024), ...node]
      : node;
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Without the server's secrets.
    env: { UV_THREADPOOL_SIZE: '1' },
  });
  child.unref();
  child.channel?.unref();
  child.on('error', () => undefined);
  return child;
}

/** A process that dies means a broken picture; a timeout means too large a picture. */
function answerOf(child: ChildProcess, task: DecoderTask, timeoutMs: number): Promise<DecoderAnswer> {
  return new Promise((resolve, reject) => {
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    const onMessage = (message: unknown) => {
      const answer = DecoderAnswer.safeParse(message);
      settle(() => (answer.success ? resolve(answer.data) : reject(answer.error)));
    };
    const onExit = () => settle(() => resolve({ fault: timedOut ? 'too-large' : 'broken' }));
    const onError = (error: Error) => settle(() => reject(error));
    const settle = (done: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      done();
    };
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    // A process that could not be started has no channel; events report its exit.
    if (child.connected) child.send(task, () => undefined);
  });
}
