import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A message over a wire: a request of the server, or an answer to it. */
export type Chunk = { wire: string; connection: number; direction: 'request' | 'answer'; text: string };

/** A TCP connection through which a server process talks to its database or a provider, and which a test can cut. */
export type Wire = { port: number; cut(): void };

/**
 * Opens a wire to `target`. `onChunk` sees every chunk before it is passed on; when it answers false the chunk and
 * everything behind it are lost, as when the process dies at that moment.
 */
export async function openWire(
  wire: string,
  target: { host: string; port: number },
  onChunk: (chunk: Chunk) => boolean,
): Promise<Wire> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let connections = 0;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const pass = (from: Socket, to: Socket, connection: number, direction: Chunk['direction']) => {
    sockets.add(from);
    from.on('data', (data) => {
      if (isCut || !onChunk({ wire, connection, direction, text: data.toString('latin1') })) return cut();
      to.write(data);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(target);
    connections += 1;
    pass(near, far, connections, 'request');
    pass(far, near, connections, 'answer');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, cut };
}
