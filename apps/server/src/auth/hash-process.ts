import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';
import { HashJob, type HashOutcome } from './hash-job.ts';

/*
 * A separate process, since hashing occupies libuv's threads, which the server needs to read files and resolve names.
 */

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const strength = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

const derive = promisify(argon2);

async function hash(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = strength;
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...strength });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

async function verify(password: string, storedHash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = encoded.exec(storedHash) ?? [];
  // A hash by an earlier version: Better Auth's scrypt.
  if (!memory) return verifyPassword({ hash: storedHash, password });
  const expected = Buffer.from(tag, 'base64url');
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

process.on('message', (message) => {
  const job = HashJob.parse(message);
  const work = job.hash === undefined ? hash(job.password) : verify(job.password, job.hash);
  void work
    // An unreadable hash matches no password.
    .catch(() => false)
    .then((outcome) => process.send?.({ id: job.id, outcome } satisfies HashOutcome));
});
process.on('disconnect', () => process.exit());
