import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Forwards a request to the API server unchanged, streams included. */
export function forwardRequest(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(target);
  const call = request(
    { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  call.on('error', (error) => {
    if (outgoing.headersSent) {
      outgoing.destroy(error);
      return;
    }
    outgoing
      .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`The API server at ${target} does not respond: ${error.message}\n`);
  });
  outgoing.on('close', () => {
    call.destroy();
  });
  incoming.pipe(call);
}
