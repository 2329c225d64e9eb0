import { expect, test } from '@jest/globals';
import { NotificationChannel } from '../../src/notifications/channel.ts';
import { DEFAULT_QUIET_HOURS, findQuietEnd, findWait } from '../../src/notifications/quiet-hours.ts';

const at = (time: string): Date => new Date(`2026-12-01T${time}:00+09:00`);
const end = (time: string, hours = DEFAULT_QUIET_HOURS) => findQuietEnd(hours, at(time))?.toISOString();

test('quiet hours end in the morning, on the same day, or never begin', () => {
  expect([end('20:59'), end('08:00'), end('12:00')]).toEqual([undefined, undefined, undefined]);
  expect([end('21:00'), end('23:59')]).toEqual(Array(2).fill('2026-12-01T23:00:00.000Z'));
  expect([end('00:00'), end('07:59')]).toEqual(Array(2).fill('2026-11-30T23:00:00.000Z'));
  const noon = { start: '12:00', end: '13:30' };
  expect([end('11:59', noon), end('12:30', noon), end('13:30', noon)]).toEqual([
    undefined,
    '2026-12-01T04:30:00.000Z',
    undefined,
  ]);
});

test('what is urgent waits for nobody, an advertisement for the end of the night whatever was chosen, an e-mail never', () => {
  const { EMAIL, PUSH } = NotificationChannel;
  const plain = { isUrgent: false, isAdvertisement: false };
  const late = { start: '20:00', end: '10:00' };
  expect(findWait(PUSH, plain, DEFAULT_QUIET_HOURS, at('22:00'))).toEqual(new Date('2026-12-02T08:00:00+09:00'));
  expect(findWait(PUSH, plain, null, at('22:00'))).toBeUndefined();
  expect(findWait(PUSH, { ...plain, isUrgent: true }, DEFAULT_QUIET_HOURS, at('22:00'))).toBeUndefined();
  const advertisement = { isUrgent: true, isAdvertisement: true };
  expect(findWait(PUSH, advertisement, null, at('22:00'))).toEqual(new Date('2026-12-02T08:00:00+09:00'));
  expect(findWait(PUSH, advertisement, late, at('22:00'))).toEqual(new Date('2026-12-02T10:00:00+09:00'));
  expect(findWait(EMAIL, plain, DEFAULT_QUIET_HOURS, at('22:00'))).toBeUndefined();
});
