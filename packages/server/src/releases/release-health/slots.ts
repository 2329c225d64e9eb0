/**
 * The length of a slot, by which sessions and failures are summed, ms. It is short so that concurrent releases share
 * slots.
 */
const SLOT_MS = 600_000;
const HOUR_MS = 3_600_000;

const floor = (moment: Date, length: number): Date => new Date(Math.floor(moment.getTime() / length) * length);

/** The start of the slot that contains a moment. */
export const toSlot = (moment: Date): Date => floor(moment, SLOT_MS);

/** The start of the hour that contains a moment; vitals are summed by hours. */
export const toHour = (moment: Date): Date => floor(moment, HOUR_MS);
