/** One all-day entry of a calendar; days in Asia/Seoul as `YYYY-MM-DD`, both included. */
export type CalendarEntry = {
  uid: string;
  start: string;
  end: string;
  summary: string;
  description: string;
  url: string;
  stamp: string;
};

const LINE_OCTETS = 75;
const bytes = new TextEncoder();

/** RFC 5545, 3.3.11: characters that would end a value or a line are escaped. */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');

/**
 * RFC 5545, 3.1: lines have at most 75 octets and are never cut within a character; a continuation starts with a space.
 */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const character of line) {
    const octets = bytes.encode(character).length;
    if (size + octets > LINE_OCTETS) {
      parts.push(part);
      [part, size] = ['', 1];
    }
    part += character;
    size += octets;
  }
  return [...parts, part].join('\r\n ');
}

const toDay = (day: string): string => day.replaceAll('-', '');
const dayAfter = (day: string): string =>
  toDay(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10));
const toStamp = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const toEvent = ({ uid, start, end, summary, description, url, stamp }: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${toStamp(stamp)}`,
  `DTSTART;VALUE=DATE:${toDay(start)}`,
  `DTEND;VALUE=DATE:${dayAfter(end)}`,
  `SUMMARY:${escapeText(summary)}`,
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Returns a calendar to subscribe to (RFC 5545). */
export function toIcs(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//danji//schedules//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Seoul',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(toEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
