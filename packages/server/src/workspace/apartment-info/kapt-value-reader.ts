import type { ApartmentInfoFields, ApartmentInfoField, UnmappedValue } from '@danji/contracts/workspace/apartment-info';
import { AMENITIES, ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';

const CODES = {
  sale_type: SaleType,
  complex_type: ComplexType,
  heating_type: HeatingType,
  corridor_type: CorridorType,
} as const;
type CodeField = keyof typeof CODES;

/** Ignores spaces and brackets, which differ from complex to complex. */
const toPlain = (text: string): string => text.replace(/[\s·()/,]+/g, '').toLowerCase();

/** Maps K-apt's 노인정 to our 노인정(경로당) and its 문고 to our 작은도서관(문고); other names stay. */
const toAmenity = (name: string): string =>
  AMENITIES.find((option) => option.includes('(') && option.split(/[()]/).includes(name)) ?? name;

/** Converts K-apt's values one by one and collects those that it cannot interpret. */
export class KaptValueReader {
  readonly unmappedValue: UnmappedValue[] = [];

  #refuse(field: ApartmentInfoField, wording: string): null {
    this.unmappedValue.push({ field, wording: wording.slice(0, 100) });
    return null;
  }

  /** Returns our code for a label; `null` for an empty or unknown one. */
  code<F extends CodeField>(field: F, text = ''): ApartmentInfoFields[F] {
    if (text === '') return null as ApartmentInfoFields[F];
    const option = CODES[field].options.find(({ label }) => toPlain(label) === toPlain(text));
    return (option ? option.code : this.#refuse(field, text)) as ApartmentInfoFields[F];
  }

  /** Returns a count from 0; `null` for an empty or invalid one. */
  count(field: ApartmentInfoField, text = '', max = 1_000_000): number | null {
    const digits = text.replaceAll(',', '');
    if (digits === '') return null;
    const value = Number(digits);
    return /^\d{1,9}(\.0*)?$/.test(digits) && value <= max ? value : this.#refuse(field, text);
  }

  /** Returns a measure such as kVA, with up to two decimals. */
  measure(field: ApartmentInfoField, text = '', max = 1_000_000): number | null {
    const digits = text.replaceAll(',', '');
    if (digits === '') return null;
    const value = Math.round(Number(digits) * 100) / 100;
    return /^\d{1,9}(\.\d{1,9})?$/.test(digits) && value <= max ? value : this.#refuse(field, text);
  }

  /** Returns `YYYY-MM-DD` for `YYYYMMDD`; dates that do not exist are not understood. */
  day(field: ApartmentInfoField, text = ''): string | null {
    if (text === '') return null;
    const date = text.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3');
    const day = new Date(`${date}T00:00:00Z`);
    return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
      ? date
      : this.#refuse(field, text);
  }

  /** Returns a phone number in digits, as our forms store it; two numbers in one are not understood. */
  phone(field: 'tel' | 'fax', text = ''): string {
    const number = text.replace(/[\s().-]+/g, '');
    if (/^\+?\d{0,15}$/.test(number)) return number;
    this.#refuse(field, text);
    return '';
  }

  /** Splits names at commas outside brackets and removes duplicates. */
  names(field: 'amenities', text = ''): string[] {
    const names = (text.match(/(?:[^,(]|\([^)]*\)?)+/g) ?? [])
      .map((name) => name.trim())
      .filter(Boolean)
      .map(toAmenity);
    for (const long of names.filter(({ length }) => length > MAX_NAME_CHARACTERS)) this.#refuse(field, long);
    return [...new Set(names.filter(({ length }) => length <= MAX_NAME_CHARACTERS))].slice(0, MAX_NAMES);
  }
}

const MAX_NAME_CHARACTERS = 30;
const MAX_NAMES = 50;
