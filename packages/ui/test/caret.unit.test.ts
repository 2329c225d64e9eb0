import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { formatEdit } from '../src/forms/caret.ts';
import { formatBusinessNoTyped, formatTelTyped } from '../src/forms/hyphen-rules.ts';
import { readNumberText } from '../src/forms/number-rules.ts';

const DIGIT = /\d/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const formatAmount = (raw: string) => readNumberText(raw, { decimals: 0 })?.text ?? null;
const INPUTS = [
  // Other digits in the area code change the shape of a number.
  { name: 'a phone number', format: formatTelTyped, full: /^01[09]\d{8}$/, longest: 11, first: 3 },
  { name: 'a business number', format: formatBusinessNoTyped, full: /^[1-9]\d{9}$/, longest: 10, first: 0 },
];

describe.each(INPUTS)('the caret in $name', ({ format, full, longest, first }) => {
  const place = fc.tuple(fc.stringMatching(full), fc.nat(), fc.nat(4)).map(([digits, seed, length]) => {
    const shown = format(digits);
    const from = first + (seed % (shown.length - first));
    return { shown, from, to: Math.min(shown.length, from + length) };
  });

  test('what is typed over a part stands there in its order, and nothing around it is lost', () => {
    fc.assert(
      fc.property(place, fc.stringMatching(/^[1-9]{1,6}$/), ({ shown, from, to }, typed) => {
        const [left, right] = [shown.slice(0, from), shown.slice(to)];
        let edit = { text: left + right, caret: from };
        const removed = formatEdit(shown, edit, { format, counts: DIGIT });
        edit = removed ?? edit;
        for (const key of typed) {
          const raw = edit.text.slice(0, edit.caret) + key + edit.text.slice(edit.caret);
          edit = formatEdit(edit.text, { text: raw, caret: edit.caret + 1 }, { format, counts: DIGIT }) ?? edit;
        }
        const room = longest - digitsOf(left).length - digitsOf(right).length;
        expect(digitsOf(edit.text)).toBe(digitsOf(left) + typed.slice(0, room) + digitsOf(right));
        expect(digitsOf(edit.text.slice(edit.caret))).toBe(digitsOf(right));
      }),
    );
  });

  test('what is pasted is cut at its own end', () => {
    fc.assert(
      fc.property(place, fc.stringMatching(/^[1-9]{1,6}$/), ({ shown, from, to }, pasted) => {
        const [left, right] = [shown.slice(0, from), shown.slice(to)];
        const edit = formatEdit(
          shown,
          { text: left + pasted + right, caret: from + pasted.length },
          { format, counts: DIGIT },
        );
        const room = longest - digitsOf(left).length - digitsOf(right).length;
        expect(digitsOf(edit?.text ?? shown)).toBe(digitsOf(left) + pasted.slice(0, room) + digitsOf(right));
      }),
    );
  });
});

test('in an amount the digits on both sides of the caret stay, whatever fits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,14}$/), fc.nat(), fc.stringMatching(/^[1-9]$/), (digits, seed, key) => {
      const shown = formatAmount(digits) ?? '';
      const caret = seed % (shown.length + 1);
      const raw = shown.slice(0, caret) + key + shown.slice(caret);
      const edit = formatEdit(shown, { text: raw, caret: caret + 1 }, { format: formatAmount, counts: DIGIT });
      // Null refuses what is too large, and nothing changes.
      if (!edit) return;
      expect(digitsOf(edit.text.slice(0, edit.caret))).toBe(digitsOf(shown.slice(0, caret)) + key);
      expect(digitsOf(edit.text.slice(edit.caret))).toBe(digitsOf(shown.slice(caret)));
    }),
  );
});
