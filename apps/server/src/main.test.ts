import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeClusterFolder } from '../testing/cluster-folder.ts';
import { mailReader, requester, signUpByMail } from '../testing/community.ts';
import { keepSending, wholeHistory } from '../testing/history.ts';
import { runProgram, untilReady } from '../testing/program.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeClusterFolder('program');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function faultOf(environment: Record<string, string>) {
  const program = await runProgram({ DATA_DIR: dataDir, ...environment });
  const code = await program.exited;
  expect(program.output.err.trim().split('\n')).toHaveLength(1);
  return [code, program.output.err.trim()];
}

describe('the error line of a failed start', () => {
  it('names an invalid variable', async () => {
    expect(await faultOf({ PORT: 'wine' })).toEqual([
      1,
      'The environment is not right: PORT must be a port number.',
    ]);
  });

  it('names a database that does not answer', async () => {
    const [code, line] = await faultOf({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/none' });
    expect(code).toBe(1);
    expect(line).toMatch(/^The database at 127\.0\.0\.1:9 cannot be reached: .*ECONNREFUSED/);
    expect(line).not.toContain('secret');
  });

  it('names a data folder that cannot be written', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    expect(await faultOf({ DATA_DIR: join(file, 'below') })).toEqual([
      1,
      expect.stringMatching(/^The data folder DATA_DIR cannot be written: ENOTDIR/),
    ]);
  });

  it('names a port in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    try {
      expect(await faultOf({ PORT: String(port) })).toEqual([
        1,
        `Port ${port} is in use already. Stop what listens there, or set PORT to another.`,
      ]);
    } finally {
      other.close();
    }
  }, 60_000);

  it('names a database made by another PostgreSQL', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '9.6\n');
    const [code, line] = await faultOf({});
    expect(code).toBe(1);
    expect(line).toMatch(/^The database in DATA_DIR was made by PostgreSQL 9\.6, but this is/);
  });
});

it('a start with faulty optional settings logs warnings', async () => {
  const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const nobodyThere = {
    S3_ENDPOINT: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://ann:secret@127.0.0.1:9',
    ...keys,
  };
  const program = await runProgram({ DATA_DIR: dataDir, ADMIN_EMAIL: 'ann@example.com', ...nobodyThere });
  await untilReady(program);
  const untilLogged = (text: string) => expect.poll(() => program.output.out).toContain(text);
  await untilLogged('ADMIN_EMAIL is not a setting and does nothing. Is ADMIN_EMAILS meant?');
  await untilLogged('S3_*: members cannot send files, the store refuses them');
  await untilLogged('SMTP_URL: mails wait, the mail server does not let us in');
  expect(program.output.out).not.toContain('secret');
  expect(program.output.out).not.toContain('ann@example.com');
  program.child.kill('SIGTERM');
  expect(await program.exited).toBe(0);
});

describe('killing under load', () => {
  it.each([
    ['the server alone', false],
    ['the server and PostgreSQL', true],
  ])('%s loses no acknowledged message, and keeps each once and in order', async (_, postgresToo) => {
    const first = await runProgram({ DATA_DIR: dataDir });
    await untilReady(first);
    const member = await signUpByMail({ request: requester(first.url), mails: mailReader(dataDir) }, 'Ada');
    const acknowledged: string[] = [];
    const senders = Array.from({ length: 4 }, () => keepSending(member, acknowledged));
    while (acknowledged.length < 100) await new Promise((resolve) => setTimeout(resolve, 5));
    if (postgresToo) {
      const pid = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0];
      process.kill(Number(pid), 'SIGKILL');
    }
    first.child.kill('SIGKILL');
    await Promise.all(senders);

    const second = await runProgram({ DATA_DIR: dataDir, PORT: first.port });
    await untilReady(second);
    const { messages, seq } = await wholeHistory(requester(second.url), member.cookie);
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);

    const stored = messages.map(({ id }) => id);
    const lost = acknowledged.filter((id) => !stored.includes(id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    expect(lost).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    expect(messages.map((message) => message.seq)).toEqual(Array.from({ length: seq }, (__, at) => at + 1));
  });
});
