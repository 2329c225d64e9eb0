/** Work that runs outside a request, by name. `T` is its data, kept as JSON. */
export type Job<T extends object> = { readonly name: string; readonly data?: T };

/** Declares a job: `const sendReceipt = defineJob<{ order_id: number }>('shop.send_receipt')`. */
export const defineJob = <T extends object = Record<never, never>>(name: string): Job<T> => ({ name });

export type JobHandler<T extends object> = (data: T) => Promise<void>;

/** `cron` in Asia/Seoul, five fields. */
export type JobSettings = { cron?: string };
