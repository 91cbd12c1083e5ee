import { AwsClient } from 'aws4fetch';
import type { S3 } from '../config/s3.ts';
import type { FileStore } from './store.ts';

const answerWithinMs = 60_000;

export function s3Store({ endpoint, bucket, ...keys }: S3): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 });
  const ask = async (method: string, id: string, body?: Uint8Array<ArrayBuffer>) => {
    const response = await client.fetch(`${endpoint}/${bucket}/${id}`, {
      method,
      signal: AbortSignal.timeout(answerWithinMs),
      ...(body && { body, headers: { 'content-type': 'application/octet-stream' } }),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`the S3 store answered ${method} with ${response.status}`);
  };
  return {
    async put(id, content) {
      const { status } = await ask('PUT', id, content as Uint8Array<ArrayBuffer>);
      if (status === 404) throw new Error('the S3 store has no such bucket');
    },
    async get(id) {
      const response = await ask('GET', id);
      if (response.ok) return response.body ?? undefined;
      await response.body?.cancel();
      return undefined;
    },
    async remove(id) {
      await ask('DELETE', id);
    },
  };
}
