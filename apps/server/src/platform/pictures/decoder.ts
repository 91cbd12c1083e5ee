import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import * as z from 'zod/mini';

export interface DecoderTask {
  from: string;
  /** Where the picture that was drawn anew is to lie. */
  to: string;
  /** As large as a screen shows it, or the small square that stands for a member. */
  shape: 'screen' | 'square';
  /** One that was unpacked from HEIC, although its form now is that of drawings. */
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
  /** What one picture may take. */
  timeoutMs: number;
  /** A decoder that has nothing to do gives its memory back. */
  idleMs: number;
}

/** Of the pictures that pass the decoder's other limits the largest take 480 MiB. */
export const decoderBounds: DecoderBounds = { memoryMiB: 600, timeoutMs: 60_000, idleMs: 60_000 };

interface Program {
  file: string;
  flags(task: DecoderTask): string[];
  /** What the kernel counts although it is never used. */
  reservedMiB: number;
}

/** Which kind of picture a decoder opens. */
export const programs = {
  // Compiled code is reserved in hundreds of megabytes, which would count; nor is it wanted where a file may do harm.
  usual: { file: 'decoder.mjs', flags: () => ['--jitless'], reservedMiB: 0 },
  // WebAssembly has to be compiled. Of its memory these are 480 MiB.
  heic: {
    file: 'heic-decoder.mjs',
    flags: (task) => ['--wasm-max-mem-pages=7680', ...confinedTo(task)],
    reservedMiB: 560,
  },
} satisfies Record<string, Program>;

/**
 * libheif's glue lets its WebAssembly call methods of JavaScript's objects. Should a file take that over, it finds no
 * way to run code of its own, reads nothing but the file and the program, and writes nothing but the answer.
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
  /** One after the other: the next when this one is answered. */
  decode(task: DecoderTask): Promise<DecoderAnswer>;
  stop(): void;
}

/** Opens pictures in a process of its own, which is started when there is one to open, and again after it has died. */
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
 * The kernel counts what a process can write to and refuses it more, which the decoder survives; and should the whole
 * machine run out of memory, this is the process that it ends first.
 */
const limited =
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
      ? ['/bin/sh', '-c', limited, String((memoryMiB + reservedMiB) * 1_024), ...node]
      : node;
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // None of the server's secrets.
    env: { UV_THREADPOOL_SIZE: '1' },
  });
  child.unref();
  child.channel?.unref();
  // Before or after its one answer nobody else listens, and what is said then changes nothing.
  child.on('error', () => undefined);
  return child;
}

/** What it answers; when it dies of the picture, that the picture is broken, and when it does not end, too large. */
function answerOf(child: ChildProcess, task: DecoderTask, timeoutMs: number): Promise<DecoderAnswer> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    const onMessage = (message: unknown) => {
      const answer = DecoderAnswer.safeParse(message);
      settle(() => (answer.success ? resolve(answer.data) : reject(answer.error)));
    };
    const onExit = () => settle(() => resolve({ fault: late ? 'too-large' : 'broken' }));
    // It could not be started.
    const onError = (error: Error) => settle(() => reject(error));
    const settle = (done: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      done();
    };
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    // One that could not be started has nothing to send by; that, and that it ended, it says itself.
    if (child.connected) child.send(task, () => undefined);
  });
}
