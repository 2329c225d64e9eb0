/** Length of the stretches sessions and faults are summed by, ms: short, so that releases beside each other share them. */
const SLOT_MS = 600_000;
const HOUR_MS = 3_600_000;

const floor = (moment: Date, length: number): Date => new Date(Math.floor(moment.getTime() / length) * length);

/** Begin of the stretch a moment lies in. */
export const toSlot = (moment: Date): Date => floor(moment, SLOT_MS);

/** Begin of the hour a moment lies in; vitals are summed by hours. */
export const toHour = (moment: Date): Date => floor(moment, HOUR_MS);
