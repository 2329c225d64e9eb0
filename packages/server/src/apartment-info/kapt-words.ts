import type { ApartmentInfoFacts, ApartmentInfoField, NotUnderstood } from '@danji/contracts/apts/apartment-info';
import { AMENITIES, ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';

const CODES = {
  sale_type: SaleType,
  complex_type: ComplexType,
  heating_type: HeatingType,
  corridor_type: CorridorType,
} as const;
type CodeField = keyof typeof CODES;

/** Ignores spaces and brackets, which differ from complex to complex. */
const toPlain = (word: string): string => word.replace(/[\s·()/,]+/g, '').toLowerCase();

/** Maps K-apt's 노인정 to our 노인정(경로당) and its 문고 to our 작은도서관(문고); other names stay. */
const toAmenity = (name: string): string =>
  AMENITIES.find((known) => known.includes('(') && known.split(/[()]/).includes(name)) ?? name;

/** Converts K-apt's values one by one and collects those that it cannot interpret. */
export class WordReader {
  readonly notUnderstood: NotUnderstood[] = [];

  #refuse(field: ApartmentInfoField, wording: string): null {
    this.notUnderstood.push({ field, wording: wording.slice(0, 100) });
    return null;
  }

  /** Returns our code for a label; `null` for an empty or unknown one. */
  code<F extends CodeField>(field: F, word = ''): ApartmentInfoFacts[F] {
    if (word === '') return null as ApartmentInfoFacts[F];
    const known = CODES[field].options.find(({ label }) => toPlain(label) === toPlain(word));
    return (known ? known.code : this.#refuse(field, word)) as ApartmentInfoFacts[F];
  }

  /** Returns a count from 0; `null` for an empty or invalid one. */
  count(field: ApartmentInfoField, word = '', most = 1_000_000): number | null {
    const digits = word.replaceAll(',', '');
    if (digits === '') return null;
    const value = Number(digits);
    return /^\d{1,9}(\.0*)?$/.test(digits) && value <= most ? value : this.#refuse(field, word);
  }

  /** Returns a measure such as kVA, with up to two decimals. */
  measure(field: ApartmentInfoField, word = '', most = 1_000_000): number | null {
    const digits = word.replaceAll(',', '');
    if (digits === '') return null;
    const value = Math.round(Number(digits) * 100) / 100;
    return /^\d{1,9}(\.\d{1,9})?$/.test(digits) && value <= most ? value : this.#refuse(field, word);
  }

  /** Returns `YYYY-MM-DD` for `YYYYMMDD`; dates that do not exist are not understood. */
  day(field: ApartmentInfoField, word = ''): string | null {
    if (word === '') return null;
    const date = word.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3');
    const day = new Date(`${date}T00:00:00Z`);
    return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
      ? date
      : this.#refuse(field, word);
  }

  /** Returns a phone number in digits, as our forms store it; two numbers in one are not understood. */
  phone(field: 'tel' | 'fax', word = ''): string {
    const number = word.replace(/[\s().-]+/g, '');
    if (/^\+?\d{0,15}$/.test(number)) return number;
    this.#refuse(field, word);
    return '';
  }

  /** Splits names at commas outside brackets and removes duplicates. */
  names(field: 'amenities', word = ''): string[] {
    const names = word
      .split(/,(?![^(]*\))/)
      .map((name) => name.trim())
      .filter(Boolean)
      .map(toAmenity);
    for (const long of names.filter(({ length }) => length > LONGEST_NAME)) this.#refuse(field, long);
    return [...new Set(names.filter(({ length }) => length <= LONGEST_NAME))].slice(0, MOST_NAMES);
  }
}

const LONGEST_NAME = 30;
const MOST_NAMES = 50;
