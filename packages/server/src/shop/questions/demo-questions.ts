import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { ensureNickname, listOperatorIds } from '../../accounts/accounts/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertQuestion, updateQuestionRow } from './question.repository.ts';

const HOUR_SECONDS = 3_600;

type DemoQuestion = {
  title: string;
  content: string;
  /** Hours before now at which it was asked. */
  hoursAgo: number;
  is_secret?: boolean;
  /** The answer of our staff, four hours later. */
  answer?: string;
};

/** One for each of the first products on sale. */
const QUESTIONS: readonly DemoQuestion[] = [
  {
    title: '세금계산서를 받을 수 있나요?',
    content: '관리사무소 이름으로 세금계산서를 받아야 해요. 주문할 때 어디에 적으면 되나요?',
    hoursAgo: 120,
    answer: '네, 받을 수 있어요. 주문 메모에 사업자등록번호와 받을 이메일을 적어 주시면 확인하고 보내 드려요.',
  },
  {
    title: '50개를 한 번에 주문하면 언제 오나요?',
    content: '동별로 하나씩 두려고 해요. 이번 주 안에 받을 수 있을까요?',
    hoursAgo: 50,
    answer: '재고가 있어서 결제한 다음 날 보내 드려요. 보통 이틀 안에 도착해요.',
  },
  {
    title: '정기 납품 견적을 받고 싶어요',
    content: '우리 단지에서 석 달마다 쓰려고 해요. 정기로 사면 얼마인지 알려 주세요.',
    hoursAgo: 30,
    is_secret: true,
    answer: '석 달마다 같은 수량을 주문하시면 따로 견적을 드려요. 고객센터로 수량을 알려 주세요.',
  },
  {
    title: '설치도 해 주시나요?',
    content: '시설 직원이 한 명뿐이라 설치까지 맡길 수 있는지 궁금해요.',
    hoursAgo: 5,
  },
];

/** Members of the demo, of whom each asks in turn. */
const listAskers = (db: Db): Promise<{ id: number }[]> =>
  db
    .selectFrom('user_account')
    .where('user_type', '=', UserType.GENERAL)
    .where('account_status', '=', AccountStatus.NORMAL)
    .select('id')
    .orderBy('id')
    .limit(3)
    .execute();

const listProducts = (db: Db): Promise<{ id: number }[]> =>
  db
    .selectFrom('shop_product')
    .where('is_active', '=', true)
    .select('id')
    .orderBy('id')
    .limit(QUESTIONS.length)
    .execute();

/** Asks about some products, one question in secret and one without an answer yet. */
export async function seedDemoQuestions(db: Db, now: Date): Promise<void> {
  const askers = await listAskers(db);
  const [staffId] = await listOperatorIds(db);
  if (staffId === undefined) return;
  for (const [at, product] of (await listProducts(db)).entries()) {
    const [asker, question] = [askers[at % askers.length], QUESTIONS[at]];
    if (!asker || !question) return;
    const { hoursAgo, is_secret = false, answer, ...texts } = question;
    const asked = addSeconds(now, -hoursAgo * HOUR_SECONDS);
    await ensureNickname(db, asker.id);
    const times = { created: asked, updated: asked };
    const owners = { product_id: product.id, user_id: asker.id };
    const id = await insertQuestion(db, { ...texts, ...owners, is_secret, is_hidden: false, is_held: false, ...times });
    const answered = addSeconds(asked, 4 * HOUR_SECONDS);
    if (answer !== undefined)
      await updateQuestionRow(db, id, { answer, answered, answered_by: staffId, updated: answered });
  }
}
