import { Agent, request } from 'node:http';

type Target = { url: string; headers?: Record<string, string> };
/** Result of one round: requests per second, and CPU microseconds of this process per request. */
export type Round = { perSecond: number; cpuMicros: number };

const CONCURRENCY = 8;

const call = (agent: Agent, { url, headers }: Target): Promise<void> =>
  new Promise((resolve, reject) => {
    request(url, { agent, ...(headers && { headers }) }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} responded with ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });

/** Sends `count` requests to a loopback address, 8 at a time, over keep-alive connections. */
export async function load(target: Target, count: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const started = process.hrtime.bigint();
  const cpu = process.cpuUsage();
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await call(agent, target);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const { user, system } = process.cpuUsage(cpu);
  agent.destroy();
  return { perSecond: count / seconds, cpuMicros: (user + system) / count };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
