import { toBusinessDate } from '@danji/contracts/format/date';

/** A day and a time of Seoul as one text, `2026-12-01T18:00`; the day is empty while none is chosen. */
export type LocalMoment = string;

/** Korea has no summer time. */
const OFFSET = '+09:00';
const AHEAD_MS = 9 * 3_600_000;

export const toLocalMoment = (day: string, time: string): LocalMoment => `${day}T${time}`;
export const dayOf = (moment: LocalMoment): string => moment.split('T')[0] ?? '';
export const timeOf = (moment: LocalMoment): string => moment.split('T')[1] ?? '';

/** The moment as it is sent; `null` while no day is chosen. */
export const toSentMoment = (moment: LocalMoment): string | null =>
  dayOf(moment) === '' ? null : `${moment}:00${OFFSET}`;

/** A stored moment in the form; without one only its usual time. */
export const readMoment = (stored: string | null, usualTime: string): LocalMoment =>
  stored === null
    ? toLocalMoment('', usualTime)
    : toLocalMoment(
        toBusinessDate(new Date(stored)),
        new Date(new Date(stored).getTime() + AHEAD_MS).toISOString().slice(11, 16),
      );

const MINUTES = ['00', '30'];
const TIMES = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).flatMap((hour) =>
  MINUTES.map((minute) => `${hour}:${minute}`),
);

/** The times of a day to choose from; one that was stored is among them. */
export const listTimes = (chosen: string): string[] =>
  chosen === '' || TIMES.includes(chosen) ? TIMES : [...TIMES, chosen].toSorted();
