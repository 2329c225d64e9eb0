import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A complete response of the server, not compressed. */
export type BufferedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/** One request in progress; `fetch` gets the original response of the server. */
export type Exchange = { request: IncomingMessage; response: ServerResponse; fetch: () => Promise<BufferedResponse> };

export type Fault = {
  /** Whether the fault applies to a request. `lane` is the cookie `lane` of the requesting browser. */
  matches: (path: string, lane: string | undefined) => boolean;
  answer: (exchange: Exchange) => Promise<void> | void;
};

/** A fault that is switched on. */
export type ActiveFault = {
  /** Number of matched requests. */
  met: () => number;
  /** Time of the first matched request, ms since 1970; `NaN` before. */
  firstAt: () => number;
  /** Ends the fault: later requests get the original response. Requests that hang still hang. */
  lift: () => void;
};

export type FaultProxy = {
  url: string;
  /** Sets the port of the server; it must be called before the first request. */
  forwardTo: (port: number) => void;
  /** Switches a fault on; of several that match a request the last one handles it. */
  put: (fault: Fault) => ActiveFault;
  /** Counts requests without changing them. */
  watch: (matches: Fault['matches']) => ActiveFault;
  /** Aborts every response that has not ended. */
  dropHanging: () => void;
  close: () => Promise<void>;
};

const laneOf = ({ headers }: IncomingMessage): string | undefined =>
  /(?:^|; )lane=([^;]+)/.exec(headers.cookie ?? '')?.[1];

/** Fetches the whole response of the server without compression. */
function fetchWhole(request: IncomingMessage, port: number): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
    const onward = send({ host: '127.0.0.1', port, method: request.method, path: request.url, headers }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () =>
          resolve({ status: response.statusCode ?? 502, headers: response.headers, body: Buffer.concat(parts) }),
        );
    });
    onward.on('error', reject).end();
  });
}

/** Forwards a request and its response unchanged. */
function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const onward = send(
    { host: '127.0.0.1', port, method: request.method, path: request.url, headers: request.headers },
    (original) => {
      response.writeHead(original.statusCode ?? 502, original.headers);
      original.pipe(response);
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

/** Opens a proxy on a free loopback port between browsers and a server, whose faults can be switched while both run. */
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
    if (!met) return forward(request, response, serverPort);
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
