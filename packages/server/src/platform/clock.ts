/** The only source of the current time; tests move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** `now` plus seconds. */
export const addSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
