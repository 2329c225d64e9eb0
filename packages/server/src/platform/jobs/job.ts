/** A named job that runs outside a request. `T` is its data, stored as JSON. */
export type Job<T extends object> = { readonly name: string; readonly data?: T };

export type JobHandler<T extends object> = (data: T) => Promise<void>;

/**
 * `cron` in Asia/Seoul, five fields. `isWoken`: the job finds its work in a table, `wake` starts it at once on every
 * server, and its schedule repeats what has failed.
 */
export type JobSettings = { cron?: string; isWoken?: true };
