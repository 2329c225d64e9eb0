import { randomInt } from 'node:crypto';
import type { Db } from '../../platform/database/open-database.ts';

const FIRST = ['푸른', '맑은', '든든한', '다정한', '부지런한', '환한', '차분한', '씩씩한', '포근한', '반가운'] as const;
const SECOND = [
  '느티나무',
  '은행나무',
  '소나무',
  '참새',
  '까치',
  '민들레',
  '해바라기',
  '다람쥐',
  '고래',
  '구름',
] as const;
const NUMBERS = 10_000;

const pickOf = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';

/** Gives an account that has none a nickname: the community never shows a name (DECISIONS, Community). */
export async function ensureNickname(db: Db, userId: number): Promise<void> {
  const nickname = `${pickOf(FIRST)} ${pickOf(SECOND)}${String(randomInt(NUMBERS)).padStart(4, '0')}`;
  await db.updateTable('user_account').set({ nickname }).where('id', '=', userId).where('nickname', '=', '').execute();
}
