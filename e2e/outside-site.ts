import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { createSiteHandler } from '../apps/server/src/site/serve.ts';
import { loadSite } from '../apps/server/src/site/site.ts';
import { root, runTool } from '../scripts/run.ts';

async function listen(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}`, stop };
}

/** Another company's site, which records requests for its tools; one tool never answers. */
async function startOutside() {
  const requests: string[] = [];
  const { url, stop } = await listen((request, response) => {
    requests.push(request.url ?? '');
    if (request.url?.startsWith('/slow')) return;
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Tool</title><h1>The tool</h1><button>Use it</button>');
  });
  return { url, requests, stop };
}

export async function startSiteWithOutside() {
  const outside = await startOutside();
  const directory = 'build/with-outside';
  const built = runTool('@react-router/dev', 'react-router', ['build'], {
    cwd: join(root, 'apps/web'),
    quiet: true,
    env: {
      BUILD_DIRECTORY: directory,
      LINK_LOT_MANAGER: `${outside.url}/lots`,
      LINK_DOMIGO_TOOL: `${outside.url}/domigo`,
      LINK_LOT_DASHBOARD: `${outside.url}/slow`,
      LINK_BORDEAUX_FIXED_FRAME: `${outside.url}/fixed?zoom=2`,
      LINK_BORDEAUX_INERTIAL_FRAME: `${outside.url}/inertial`,
      LINK_FLASHCARDS_LEVEL3: `${outside.url}/level-3`,
      LINK_FLASHCARDS_D1: `${outside.url}/d1`,
      LINK_FLASHCARDS_D2: `${outside.url}/d2`,
      LINK_FLASHCARDS_D3: `${outside.url}/d3`,
      LINK_STUDY_VIDEO: `${outside.url}/video`,
      LINK_WINE_CREDENTIAL: `${outside.url}/record`,
    },
  });
  if (!built) throw new Error('The site was not built.');
  const serve = createSiteHandler(loadSite(join(root, 'apps/web', directory)), pino({ level: 'silent' }));
  const site = await listen((request, response) => {
    if (!serve(request, response)) response.writeHead(404).end();
  });
  const stop = () => {
    site.stop();
    outside.stop();
  };
  return { url: site.url, outside, stop };
}
