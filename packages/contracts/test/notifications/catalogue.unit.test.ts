import { describe, expect, test } from '@jest/globals';
import { UserType } from '@danji/contracts/codes/user-codes';
import { NOTIFICATIONS } from '@danji/contracts/notifications/catalogue';
import { DeliveryMode, NotificationChannel } from '@danji/contracts/notifications/channel';
import { defineAlimTalk, fillAlimTalk } from '@danji/contracts/notifications/alimtalk';
import { toDefaultMode } from '@danji/contracts/notifications/default-mode';
import { notification } from '@danji/contracts/notifications/notification';
import { isAppPath } from '@danji/contracts/rules/app-path';
import type { TObject, TSchema } from 'typebox';

/** Values of a field in a notification: every one of a code, both of a yes or no, and none where there may be none. */
function listValues(schema: TSchema): unknown[] {
  const { type, enum: codes, anyOf, pattern, minimum = 0 } = schema as Record<string, unknown>;
  if (Array.isArray(anyOf)) return [...listValues(anyOf[0] as TSchema), null];
  if (Array.isArray(codes)) return codes;
  if (type === 'object') return combine(schema as TObject);
  if (type === 'boolean') return [true, false];
  if (type === 'integer') return [Number(minimum), 7];
  if (typeof pattern === 'string') return pattern.includes('\\d{4}') ? ['2026-12-01'] : ['V1StGXR8_Z5jdHi6B-myT'];
  if (type === 'string') return ['한강'];
  throw new Error(`There are no examples of ${JSON.stringify(schema)}.`);
}

const combine = ({ properties }: TObject): Record<string, unknown>[] =>
  Object.entries(properties).reduce<Record<string, unknown>[]>(
    (all, [name, schema]) => all.flatMap((values) => listValues(schema).map((value) => ({ ...values, [name]: value }))),
    [{}],
  );

const maxLength = (schema: object) => ('maxLength' in schema ? Number(schema.maxLength) : 0);
const { title, content } = notification.properties;

describe.each(NOTIFICATIONS.map((definition) => [definition.id, definition] as const))('%s', (id, definition) => {
  const { audience, path, values } = definition;

  test('is Korean and opens a screen of the app, whatever its values', () => {
    for (const example of combine(values)) {
      const { alimtalk } = definition;
      if (alimtalk) expect(fillAlimTalk(alimtalk, example as never)).not.toMatch(/undefined|null|NaN|object|#\{/);
      const texts = [definition.title(example), definition.content(example)];
      expect(texts.join(' ')).toMatch(/[가-힣]/);
      expect(texts.join(' ')).not.toMatch(/undefined|null|NaN|object/);
      expect(texts[0]?.length).toBeLessThanOrEqual(maxLength(title));
      expect(texts[1]?.length).toBeLessThanOrEqual(maxLength(content));
      const link = path(example);
      // An operator may write any path; here it is an example of a text.
      if (link !== null && !id.startsWith('messages.')) expect([link, isAppPath(link)]).toEqual([link, true]);
    }
  });

  test('is for somebody', () => {
    expect(audience.length).toBeGreaterThan(0);
    expect(id).toMatch(/^[a-z_]+\.[a-z_]+$/);
  });
});

test('every kind has a time for each channel: what nobody can refuse at once, advertisements in the app alone', () => {
  for (const definition of NOTIFICATIONS) {
    const { id, importance, audience } = definition;
    const modes = NotificationChannel.options.map(({ code }) => toDefaultMode(definition, code));
    const { OFF, AT_ONCE, DAILY } = DeliveryMode;
    const expected = {
      required: audience.some((userType) => userType !== UserType.STAFF)
        ? [AT_ONCE, AT_ONCE, AT_ONCE]
        : [DAILY, AT_ONCE, OFF],
      normal: [DAILY, AT_ONCE, OFF],
      marketing: [OFF, OFF, OFF],
    }[importance];
    if (id === 'deliveries.email_stopped') expected[0] = OFF;
    // Without a template that Kakao has approved it never goes by AlimTalk.
    if (!definition.alimtalk) expected[2] = OFF;
    expect([id, ...modes]).toEqual([id, ...expected]);
  }
});

test('a variable of AlimTalk without a value, and a value without a variable, do not compile; each code is one text', () => {
  const stated = defineAlimTalk({
    code: 'A',
    text: '#{이름} 님, #{건수}건이에요. #{이름} 님.',
    variables: ({ name }: { name: string }) => ({ 이름: name, 건수: '2' }),
  });
  expect(fillAlimTalk(stated, { name: '가'.repeat(400) })).toBe(
    `${'가'.repeat(299)}… 님, 2건이에요. ${'가'.repeat(299)}… 님.`,
  );
  // @ts-expect-error the text has a variable that is never given
  defineAlimTalk({ code: 'A', text: '#{이름} #{건수}', variables: () => ({ 이름: '가' }) });
  // @ts-expect-error the text has no such variable
  defineAlimTalk({ code: 'A', text: '#{이름}', variables: () => ({ 이름: '가', 건수: '1' }) });
  const codes = NOTIFICATIONS.flatMap(({ alimtalk }) => (alimtalk ? [alimtalk.code] : []));
  expect(codes.length).toBeGreaterThan(5);
  expect(new Set(codes).size).toBe(codes.length);
});

test('every id is one definition', () => {
  const ids = NOTIFICATIONS.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('screens of operators are opened by operators', () => {
  for (const definition of NOTIFICATIONS)
    for (const example of combine(definition.values))
      if (definition.path(example)?.startsWith('/admin')) expect(definition.audience).toEqual([0]);
});
