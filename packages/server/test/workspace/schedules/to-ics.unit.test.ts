import { describe, expect, test } from '@jest/globals';
import { type CalendarEntry, foldLine, toIcs } from '@danji/server/workspace/schedules/to-ics';
import * as fc from 'fast-check';

const unfold = (text: string): string[] =>
  text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
const unescapeText = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
const octets = (text: string): number => Buffer.byteLength(text, 'utf8');
const entry: CalendarEntry = {
  uid: 'schedule-1@danji.test',
  start: '2026-11-30',
  end: '2026-12-31',
  summary: '경비',
  description: '',
  url: 'https://danji.test/workspace/1/schedules/1',
  stamp: '2026-11-22T01:02:03.456Z',
};
const valueOf = (ics: string, name: string): string =>
  unfold(ics)
    .find((line) => line.startsWith(name))
    ?.slice(name.length + 1) ?? '';
/** The text that a calendar program displays. */
const plain = (text: string): string => text.replaceAll(/\r\n|\r|\n/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
/** Any text without lone surrogates. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('a calendar', () => {
  test('has all-day entries whose end is the day after', () => {
    const lines = unfold(toIcs('래미안 일정', [entry]));
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'DTSTART;VALUE=DATE:20261130',
        'DTEND;VALUE=DATE:20270101',
        'DTSTAMP:20261122T010203Z',
        'UID:schedule-1@danji.test',
        'SUMMARY:경비',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.filter((line) => /VALARM/.test(line))).toEqual([]);
  });

  test('folds every line at 75 octets, never within a letter, and reads back whatever is written', () => {
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const ics = toIcs('일정', [{ ...entry, summary, description: `가${description}` }]);
        expect(ics.endsWith('\r\n')).toBe(true);
        for (const line of ics.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
        expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(ics.isWellFormed()).toBe(true);
        expect(unescapeText(valueOf(ics, 'SUMMARY'))).toBe(plain(summary));
        expect(unescapeText(valueOf(ics, 'DESCRIPTION'))).toBe(plain(`가${description}`));
      }),
      { numRuns: 500 },
    );
  });

  test('texts cannot inject lines of their own', () => {
    const ics = toIcs('일정', [{ ...entry, summary: '가\r\nEND:VCALENDAR\nATTACH:https://evil.test' }]);
    expect(unfold(ics).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    expect(unfold(ics).some((line) => line.startsWith('ATTACH'))).toBe(false);
  });

  test('leaves a line of 75 octets whole', () => {
    expect(foldLine('a'.repeat(75))).not.toContain('\r\n');
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
    expect(foldLine('가'.repeat(26)).split('\r\n').map(octets)).toEqual([75, 4]);
  });
});
