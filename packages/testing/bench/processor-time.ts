import { readFileSync } from 'node:fs';

type Queries = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

/** Nanoseconds that a process has run, by its id; 0 where the system does not tell. */
function readRun(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}

/** The processes of PostgreSQL that serve a database; PGlite runs in this one. */
export async function findBackends(database: Queries): Promise<number[]> {
  const { rows } = await database.query('select pid from pg_stat_activity where datname = current_database()');
  return (rows as { pid: number }[]).map(({ pid }) => pid);
}

/** Processor time of processes, ms. */
export const sumRun = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + readRun(pid), 0) / 1e6;
