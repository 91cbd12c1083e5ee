import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const response = await fetch(process.argv[2] ?? '', { headers: { 'accept-encoding': 'gzip' } });
const body = gzipSync(Buffer.from(await response.arrayBuffer()));
const headers = { ...Object.fromEntries(response.headers), 'content-length': body.length };
const server = createServer((_, answer) => answer.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
