import { expect, test } from '@jest/globals';
import { addDays } from '../src/rules/day-math.ts';
import { findHoliday, isDayOff, weekdayOf } from '../src/rules/holidays.ts';

const LUNAR = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
/** The day of the Korean lunar calendar, `1/1` for 설날; from ICU, which knows nothing of our table. */
function toLunarDay(day: string): string {
  const parts = LUNAR.formatToParts(new Date(`${day}T00:00:00Z`));
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${valueOf('month')}/${valueOf('day')}`;
}
const daysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01`, at)).filter((day) => day.startsWith(String(year)));
const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** The holidays of a year for which another day may be off, and the feasts of three days, by article 3 of 관공서의 공휴일에 관한 규정. */
function listCauses(year: number) {
  const lunar = new Map(daysOf(year).map((day) => [toLunarDay(day), day]));
  const around = (name: string) => [-1, 0, 1].map((days) => addDays(lunar.get(name) ?? '', days));
  const since = (first: number, day: string) => (year >= first ? [day] : []);
  const fixed = [
    '03-01',
    '05-05',
    '08-15',
    '10-03',
    '10-09',
    '12-25',
    ...since(2026, '05-01'),
    ...since(2026, '07-17'),
  ];
  const single = [...fixed.map((day) => `${year}-${day}`), lunar.get('4/8') ?? ''];
  return { single, feasts: [around('1/1'), around('8/15')] };
}

function listSubstitutes(year: number): string[] {
  const { single, feasts } = listCauses(year);
  const all = [...single, ...feasts.flat(), `${year}-01-01`, `${year}-06-06`];
  const isDouble = (day: string) => !isWeekend(day) && all.filter((other) => other === day).length > 1;
  const causes = [
    ...new Set(single.filter((day) => !feasts.flat().includes(day) && (isWeekend(day) || isDouble(day)))),
    ...feasts.flatMap((feast) =>
      feast.filter((day) => weekdayOf(day) === 0 || isDouble(day)).map(() => feast.at(-1) ?? ''),
    ),
  ].toSorted();
  const taken = new Set(all);
  return causes.map((cause) => {
    let day = addDays(cause, 1);
    while (isWeekend(day) || taken.has(day)) day = addDays(day, 1);
    taken.add(day);
    return day;
  });
}

test.each(Array.from({ length: 12 }, (_, at) => 2024 + at))('%i has its lunar holidays and substitutes', (year) => {
  const named = daysOf(year).map((day) => [day, findHoliday(day) ?? ''] as const);
  const dayOf = (name: string) => named.filter(([, names]) => names.split(' · ').includes(name)).map(([day]) => day);
  expect([dayOf('설날'), dayOf('부처님오신날'), dayOf('추석')].map((days) => days.map(toLunarDay))).toEqual([
    ['1/1'],
    ['4/8'],
    ['8/15'],
  ]);
  expect([dayOf('설날 연휴'), dayOf('추석 연휴')].map((days) => days.length)).toEqual([2, 2]);
  expect(dayOf('대체공휴일')).toEqual(listSubstitutes(year));
});

test('names days as people know them', () => {
  expect(findHoliday('2024-02-12')).toBe('대체공휴일');
  expect(findHoliday('2025-05-05')).toBe('어린이날 · 부처님오신날');
  expect([findHoliday('2025-07-17'), findHoliday('2026-07-17')]).toEqual([undefined, '제헌절']);
  expect(findHoliday('2027-02-08')).toBe('설날 연휴');
  expect(findHoliday('2028-10-03')).toBe('개천절 · 추석');
});

test('a year outside of the table has its fixed holidays and weekends', () => {
  expect([findHoliday('2040-10-03'), findHoliday('1999-05-01')]).toEqual(['개천절', undefined]);
  expect([isDayOff('2040-10-07'), isDayOff('2040-10-08')]).toEqual([true, false]);
});
