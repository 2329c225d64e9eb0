import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRow } from './bench-row.ts';
import { root } from './bench-server.ts';

const PORT = 4390;
const TIMEOUT_MS = 120_000;

/** Starts the server as a separate process on `dataDir`; resolves to the milliseconds until a call succeeded. */
async function timeStart(dataDir: string): Promise<number> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(PORT),
    LOG_LEVEL: 'silent',
    DEMO_DATA: '1',
    DATA_DIR: dataDir,
  };
  const started = performance.now();
  const server = spawn(process.execPath, ['--no-warnings', join(root, 'packages', 'server', 'src', 'main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    while (performance.now() - started < TIMEOUT_MS && server.exitCode === null) {
      const response = await fetch(`http://127.0.0.1:${PORT}/api/commons/sigungu/`).catch(() => undefined);
      if (response?.ok) return performance.now() - started;
      await wait(50);
    }
    throw new Error('The server did not respond');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/**
 * GOALS, "first start on a fresh machine": measures the second start of an installation with data, until its first
 * response.
 */
export async function benchSecondStart(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'danji-bench-'));
  const first = await timeStart(dataDir);
  const seconds = (await timeStart(dataDir)) / 1000;
  return [
    {
      label: 'second start until the first response, s',
      value: seconds,
      limitText: '≤ 10',
      ok: seconds <= 10,
      detail: `the first, with migrations and demo data, ${(first / 1000).toFixed(1)} s`,
    },
  ];
}
