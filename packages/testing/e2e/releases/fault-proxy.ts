import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A complete answer of the server, not compressed. */
export type BufferedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/** One request on its way; `fetch` asks the server for the true answer. */
export type Exchange = { request: IncomingMessage; response: ServerResponse; fetch: () => Promise<BufferedResponse> };

export type Fault = {
  /** Whether a request meets the fault. `lane` is the cookie `lane` of the browser that asks. */
  matches: (path: string, lane: string | undefined) => boolean;
  answer: (exchange: Exchange) => Promise<void> | void;
};

/** A fault that is on. */
export type ActiveFault = {
  /** Requests that met it. */
  met: () => number;
  /** When the first request met it, ms since 1970; `NaN` before. */
  firstAt: () => number;
  /** Ends the fault: what comes now is answered truly. What hangs goes on hanging. */
  lift: () => void;
};

export type FaultProxy = {
  url: string;
  /** Names the port of the server that answers; before that nothing may be asked for. */
  forwardTo: (port: number) => void;
  /** Turns a fault on; of several the last one that meets a request answers it. */
  put: (fault: Fault) => ActiveFault;
  /** Counts requests, and changes nothing. */
  watch: (matches: Fault['matches']) => ActiveFault;
  /** Breaks off every answer that was begun and not ended. */
  dropHanging: () => void;
  close: () => Promise<void>;
};

const laneOf = ({ headers }: IncomingMessage): string | undefined =>
  /(?:^|; )lane=([^;]+)/.exec(headers.cookie ?? '')?.[1];

/** The server's whole answer, asked for without compression. */
function fetchWhole(request: IncomingMessage, port: number): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
    const asked = send({ host: '127.0.0.1', port, method: request.method, path: request.url, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
        );
    });
    asked.on('error', reject).end();
  });
}

/** Passes a request and its answer on as they are. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const onward = send(
    { host: '127.0.0.1', port, method: request.method, path: request.url, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

type Recorded<Kind> = { kind: Kind; times: number[] };

function record<Kind>(list: Recorded<Kind>[], kind: Kind): ActiveFault {
  const recorded: Recorded<Kind> = { kind, times: [] };
  list.push(recorded);
  return {
    met: () => recorded.times.length,
    firstAt: () => recorded.times[0] ?? Number.NaN,
    lift: () => {
      if (list.includes(recorded)) list.splice(list.indexOf(recorded), 1);
    },
  };
}

/** Opens a free port on loopback between browsers and a server, and does to answers what it is told, while both run. */
export async function openFaultProxy(): Promise<FaultProxy> {
  let serverPort = Number.NaN;
  const faults: Recorded<Fault>[] = [];
  const watches: Recorded<Pick<Fault, 'matches'>>[] = [];
  const hanging = new Set<ServerResponse>();
  const proxy = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://proxy').pathname;
    const lane = laneOf(request);
    for (const watch of watches) if (watch.kind.matches(path, lane)) watch.times.push(Date.now());
    const met = faults.findLast(({ kind }) => kind.matches(path, lane));
    if (!met) return passOn(request, response, serverPort);
    met.times.push(Date.now());
    hanging.add(response);
    response.on('close', () => hanging.delete(response));
    Promise.resolve(met.kind.answer({ request, response, fetch: () => fetchWhole(request, serverPort) })).catch(() =>
      response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    forwardTo: (port) => {
      serverPort = port;
    },
    put: (fault) => record(faults, fault),
    watch: (matches) => record(watches, { matches }),
    dropHanging() {
      for (const response of hanging) response.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
