import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { DatabaseHandle, Db } from '../database/open-database.ts';
import { CoalescedRun } from './coalesced-run.ts';
import type { Job, JobHandler, JobSettings } from './job.ts';

const CHANNEL = 'danji_job';
/** A worker is woken when a job is written; polling is only for jobs that wait for a retry. Seconds. */
const POLL_SECONDS = { pglite: 30, postgres: 10 } as const;
const QUEUE = {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: 7 * 86_400,
};
/** Timers of pg-boss itself, seconds. Features that are not used here are polled once an hour. */
const INTERVALS = {
  cronWorkerIntervalSeconds: 30,
  cronMonitorIntervalSeconds: 45,
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 300,
  superviseIntervalSeconds: 120,
};

type DefinedJob = { handler: JobHandler<object>; settings: JobSettings };

/** Starts a job that `isWoken` when the caller's transaction commits. */
export async function wake(db: Db, { name }: Pick<Job<object>, 'name'>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${name})`.execute(db);
}

/** The id of a job by its key: a job with the same key is written only once. */
function toJobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The queue of jobs that run outside requests, on pg-boss in the same database; `platform.jobs`. */
export class Jobs {
  readonly #database: DatabaseHandle;
  readonly #log: FastifyBaseLogger;
  readonly #boss: PgBoss;
  readonly #defined = new Map<string, DefinedJob>();
  readonly #workers = new Map<string, string>();
  readonly #woken = new Map<string, CoalescedRun>();
  #stopListening: (() => Promise<void>) | undefined;
  #running = false;

  constructor(database: DatabaseHandle, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
    this.#boss = new PgBoss({
      backend: database.kind,
      db: { executeSql: (text, values) => database.query(text, values) },
      ...INTERVALS,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
    this.#boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
  }

  /**
   * Registers the handler of a job. Call it in a feature's register function. A job that fails is retried five times.
   */
  handle<T extends object>(job: Job<T>, handler: JobHandler<T>, settings: JobSettings = {}): void {
    if (this.#running || this.#defined.has(job.name))
      throw new Error(`The job '${job.name}' is handled twice or too late.`);
    this.#defined.set(job.name, { handler: handler as JobHandler<object>, settings });
  }

  /**
   * Creates the queue's tables when they are missing, and starts the workers. `schedule: false` leaves the scheduled
   * jobs out.
   */
  async start({ schedule }: { schedule: boolean }): Promise<void> {
    await this.#boss.start();
    this.#running = true;
    for (const [name, { settings }] of this.#defined) {
      await this.#boss.createQueue(name, QUEUE);
      // pg-boss reads a queue's settings on first use; inside a transaction that read would wait for the transaction itself.
      await this.#boss.findJobs(name, { id: toJobId(name, 'none') });
      if (schedule && settings.cron) await this.#boss.schedule(name, settings.cron, null, { tz: 'Asia/Seoul' });
      else await this.#boss.unschedule(name);
      const worker = await this.#boss.work<object>(
        name,
        { pollingIntervalSeconds: POLL_SECONDS[this.#database.kind] },
        async ([next]) => {
          if (!next) return;
          // PostgreSQL sends equal notifications of a transaction once, and several may arrive together. The
          // worker looks for the next job at once, until it finds none.
          this.#lookForNext(name);
          await this.#run(name, next.data ?? {});
        },
      );
      this.#workers.set(name, worker);
      // A failure is logged by `#run`, and the schedule repeats the work.
      if (settings.isWoken) this.#woken.set(name, new CoalescedRun(() => this.#run(name, {}).catch(() => undefined)));
    }
    this.#stopListening = await this.#database.listen({
      channel: CHANNEL,
      onPayload: (name) => this.#wake(name),
      onReconnect: () => [...this.#workers.keys()].forEach((name) => this.#wake(name)),
      onError: (error) => this.#log.warn({ err: error }, 'the listener for jobs lost its connection'),
    });
  }

  /**
   * Writes a job with the caller's handle: in a transaction it runs when that commits, and never when it is rolled
   * back. A job with a `key` is written once.
   */
  async enqueue<T extends object>(db: Db, job: Job<T>, data: T, { key }: { key?: string } = {}): Promise<void> {
    if (!this.#workers.has(job.name))
      throw new Error(`The job '${job.name}' has no handler, or the queue has not started.`);
    await this.#boss.send(job.name, data, {
      db: fromKysely(db),
      ...(key !== undefined && { id: toJobId(job.name, key) }),
    });
    await wake(db, job);
  }

  /** Runs a job immediately, without the queue. */
  async runNow<T extends object>(job: Job<T>, data: T): Promise<void> {
    const defined = this.#defined.get(job.name);
    if (!defined) throw new Error(`The job '${job.name}' has no handler.`);
    await defined.handler(data);
  }

  /** Jobs by queue and state, for the metrics. */
  async counts(): Promise<{ name: string; queued: number; active: number; failed: number }[]> {
    if (!this.#running) return [];
    const queues = await this.#boss.getQueues([...this.#defined.keys()]);
    return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
      name,
      queued: queuedCount,
      active: activeCount,
      failed: failedCount,
    }));
  }

  /** Resolves when none of the jobs that were woken is running. */
  async idle(): Promise<void> {
    await Promise.all([...this.#woken.values()].map((run) => run.idle()));
  }

  /**
   * Stops taking jobs and waits at most `timeout` ms for the running ones; a job that is cut off is retried at the next
   * start.
   */
  async stop(timeout: number): Promise<void> {
    if (!this.#running) return;
    this.#running = false;
    await this.#stopListening?.();
    await Promise.race([this.idle(), setTimeout(timeout, undefined, { ref: false })]);
    await this.#boss.stop({ graceful: true, timeout, close: false });
  }

  #wake(name: string): void {
    const woken = this.#woken.get(name);
    if (woken) woken.request();
    else this.#lookForNext(name);
  }

  #lookForNext(name: string): void {
    this.#boss.notifyWorker(this.#workers.get(name) ?? '');
  }

  async #run(name: string, data: object): Promise<void> {
    try {
      await this.#defined.get(name)?.handler(data);
    } catch (error) {
      this.#log.error({ err: error, job: name }, 'a job failed');
      throw error;
    }
  }
}
