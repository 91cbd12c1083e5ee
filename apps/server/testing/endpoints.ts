import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';

const folder = fileURLToPath(new URL('../../../packages/contract/src', import.meta.url));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;

export async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const parts = await Promise.all(
    files.map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<object>),
  );
  const endpoints = parts.flatMap((part) => Object.values(part).filter(isEndpoint));
  if (endpoints.length < 50) throw new Error(`only ${endpoints.length} endpoints were found`);
  return endpoints;
}
