import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Options {
  env?: NodeJS.ProcessEnv;
  cwd?: string | undefined;
}

export async function runProgram(command: string, args: string[], options: Options = {}): Promise<string> {
  const running = promisify(execFile)(command, args, { ...options, maxBuffer: 1 << 26 });
  const { stdout } = await running.catch(({ stderr, message }: { stderr?: string; message: string }) => {
    const complaint = (stderr || message).trim().split('\n').slice(-15).join('\n');
    throw new Error(`${command} ${args[0]} failed:\n${complaint}`);
  });
  return stdout.trim();
}
