import { addDays } from './day-math.ts';

/**
 * Public holidays of Korea (공휴일에 관한 법률, 관공서의 공휴일에 관한 규정) with a date of the solar calendar, and the year
 * since which they are one where it is later than our first year.
 */
const FIXED: readonly (readonly [day: string, name: string, since?: number])[] = [
  ['01-01', '새해 첫날'],
  ['03-01', '삼일절'],
  ['05-01', '노동절', 2026],
  ['05-05', '어린이날'],
  ['06-06', '현충일'],
  ['07-17', '제헌절', 2026],
  ['08-15', '광복절'],
  ['10-03', '개천절'],
  ['10-09', '한글날'],
  ['12-25', '성탄절'],
];

type LunarYear = {
  seollal: string;
  buddha: string;
  chuseok: string;
  /** Days off for holidays of the year that fall on a weekend or on one another, fixed ones included. */
  substitutes: readonly string[];
};

/** Lunar holidays and substitutes by year, month and day; election days and those the government adds are left out. */
const YEARS: Readonly<Record<string, LunarYear>> = {
  2024: { seollal: '02-10', buddha: '05-15', chuseok: '09-17', substitutes: ['02-12', '05-06'] },
  2025: { seollal: '01-29', buddha: '05-05', chuseok: '10-06', substitutes: ['03-03', '05-06', '10-08'] },
  2026: { seollal: '02-17', buddha: '05-24', chuseok: '09-25', substitutes: ['03-02', '05-25', '08-17', '10-05'] },
  2027: {
    seollal: '02-07',
    buddha: '05-13',
    chuseok: '09-15',
    substitutes: ['02-09', '05-03', '07-19', '08-16', '10-04', '10-11', '12-27'],
  },
  2028: { seollal: '01-27', buddha: '05-02', chuseok: '10-03', substitutes: ['10-05'] },
  2029: { seollal: '02-13', buddha: '05-20', chuseok: '09-22', substitutes: ['05-07', '05-21', '09-24'] },
  2030: { seollal: '02-03', buddha: '05-09', chuseok: '09-12', substitutes: ['02-05', '05-06'] },
  2031: { seollal: '01-23', buddha: '05-28', chuseok: '10-01', substitutes: ['03-03'] },
  2032: {
    seollal: '02-11',
    buddha: '05-16',
    chuseok: '09-19',
    substitutes: ['05-03', '05-17', '07-19', '08-16', '09-21', '10-04', '10-11', '12-27'],
  },
  2033: {
    seollal: '01-31',
    buddha: '05-06',
    chuseok: '09-08',
    substitutes: ['02-02', '05-02', '07-18', '10-10', '12-26'],
  },
  2034: { seollal: '02-19', buddha: '05-25', chuseok: '09-27', substitutes: ['02-21'] },
  2035: { seollal: '02-08', buddha: '05-15', chuseok: '09-16', substitutes: ['05-07', '09-18'] },
};

function listHolidays(year: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (day: string, name: string): void => {
    names.set(day, [names.get(day), name].filter(Boolean).join(' · '));
  };
  for (const [day, name, since = 0] of FIXED) if (Number(year) >= since) add(`${year}-${day}`, name);
  const lunar = YEARS[year];
  if (!lunar) return names;
  add(`${year}-${lunar.buddha}`, '부처님오신날');
  for (const [day, name] of [
    [`${year}-${lunar.seollal}`, '설날'],
    [`${year}-${lunar.chuseok}`, '추석'],
  ] as const) {
    add(addDays(day, -1), `${name} 연휴`);
    add(day, name);
    add(addDays(day, 1), `${name} 연휴`);
  }
  for (const day of lunar.substitutes) add(`${year}-${day}`, '대체공휴일');
  return names;
}

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * Returns the name of the public holiday on a `YYYY-MM-DD` day: with those of the lunar calendar and substitutes from 2024
 * to 2035, without them in other years.
 */
export function findHoliday(day: string): string | undefined {
  const year = day.slice(0, 4);
  const holidays = known.get(year) ?? listHolidays(year);
  known.set(year, holidays);
  return holidays.get(day);
}

/** Returns the day of the week, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns whether offices are closed on a day: on weekends and public holidays. */
export const isDayOff = (day: string): boolean => [0, 6].includes(weekdayOf(day)) || findHoliday(day) !== undefined;
