import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { HydrateContext } from './ui/hydrate-context.ts';

/** Runs at build time only. Waiting for the whole page keeps React's streaming scripts out of it. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <HydrateContext value={context.isSpaMode}>
        <ServerRouter context={context} url={request.url} />
      </HydrateContext>,
      {
        // In one piece: React would send a later piece outside of its place, with a script that moves it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html');
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
