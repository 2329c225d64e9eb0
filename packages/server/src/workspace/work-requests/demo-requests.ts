import { ProcessState, type ProcessStateCode, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { UserType } from '@danji/contracts/codes/user-codes';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { checkDocument } from '../../site/files/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertEvent, insertRequest } from './work-request.repository.ts';

const DAY_SECONDS = 86_400;
const { RECEIVED, RUNNING, ANSWERED, REFUSED, CANCELED } = ProcessState;
const { CORRECTION, FEATURE, MATERIAL, CONTRACT, OTHER } = WorkRequestType;

type DemoTransition = { to: ProcessStateCode; hours: number; comment?: string; answer?: string };
type Demo = {
  type: WorkRequest['request_type'];
  title: string;
  text: string;
  daysAgo: number;
  transitions: readonly DemoTransition[];
  isSeen?: true;
};

const DEMOS: readonly Demo[] = [
  {
    type: MATERIAL,
    title: '승강기 유지관리 표준계약서 양식을 받고 싶어요',
    daysAgo: 21,
    isSeen: true,
    text: '내년 1월에 승강기 유지관리 계약을 새로 맺어요.\n최근에 바뀐 표준계약서 양식이 있으면 보내 주세요.',
    transitions: [
      { to: RUNNING, hours: 3 },
      {
        to: ANSWERED,
        hours: 26,
        answer:
          '안녕하세요, 단지입니다. 표준계약서 양식을 정리했어요.\n\n# 계약 전에 확인해 주세요\n\n- 유지관리 범위: 종합유지관리와 단순유지관리 가운데 무엇인지 적어요.\n- 검사 비용: 정기검사 수수료를 누가 내는지 적어요.\n- 보험: 업체의 책임보험 가입 여부를 확인해요.\n\n양식은 한국승강기안전공단 누리집 자료실에서 받을 수 있어요.',
      },
    ],
  },
  {
    type: CORRECTION,
    title: 'K-apt 세대수가 실제와 달라요',
    daysAgo: 9,
    text: '단지 정보에 1,204세대로 나오는데 관리동을 뺀 실제 세대수는 1,198세대예요. 고쳐 주세요.',
    transitions: [
      { to: RUNNING, hours: 5 },
      {
        to: ANSWERED,
        hours: 30,
        answer:
          '확인했어요. K-apt에 등록된 값은 1,204세대라서 그대로 두고, 워크스페이스의 단지 정보는 직접 1,198세대로 고칠 수 있어요.\n\n1. 단지 정보 화면을 열어요.\n2. 세대수를 고치고 저장해요.\n\nK-apt 등록 값은 관리사무소에서 K-apt에 정정을 신청해 주세요.',
      },
    ],
  },
  {
    type: FEATURE,
    title: '계약 만료 알림을 문자로도 받고 싶어요',
    daysAgo: 4,
    text: '앱 알림을 놓칠 때가 있어서 문자로도 오면 좋겠어요.',
    transitions: [{ to: RUNNING, hours: 20 }],
  },
  {
    type: CONTRACT,
    title: '주택관리업자 재계약 절차를 상담받고 싶어요',
    daysAgo: 1,
    text: '내년 3월에 위탁관리 계약이 끝나요. 수의계약으로 다시 계약할 때 입주자 동의를 얼마나 받아야 하는지 궁금해요.',
    transitions: [],
  },
  {
    type: OTHER,
    title: '엘리베이터 광고판 설치 업체를 소개해 주세요',
    daysAgo: 34,
    isSeen: true,
    text: '광고판 설치 업체를 추천받을 수 있나요?',
    transitions: [
      {
        to: REFUSED,
        hours: 8,
        comment: '특정 업체를 추천해 드리기는 어려워요. 업체 찾기에서 지역과 업종으로 찾아보실 수 있어요.',
      },
    ],
  },
  {
    type: OTHER,
    title: '테스트로 보낸 요청이에요',
    daysAgo: 40,
    text: '화면을 살펴보다 보냈어요.',
    transitions: [{ to: CANCELED, hours: 1 }],
  },
];

const MANAGER_EMAIL = 'manager@danji.test';

/** Seeds requests of the demo account's first work space in every state, answered by the first operator. */
export async function seedDemoRequests(db: Db, now: Date): Promise<void> {
  const manager = await db
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', MANAGER_EMAIL)
    .executeTakeFirst();
  const operator = await db
    .selectFrom('user_account')
    .select('id')
    .where('user_type', '=', UserType.STAFF)
    .orderBy('id')
    .executeTakeFirst();
  const masterMembership =
    manager &&
    (await db
      .selectFrom('work_member')
      .select('space_id')
      .where('user_id', '=', manager.id)
      .where('role', '=', 'master')
      .where('edit_state_type', '=', EditState.DONE)
      .orderBy('space_id')
      .executeTakeFirst());
  if (!manager || !operator || !masterMembership) return;
  for (const { type, title, text, daysAgo, transitions, isSeen } of DEMOS.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const at = (hours: number) => addSeconds(now, hours * 3600 - daysAgo * DAY_SECONDS).toISOString();
    const last = transitions.at(-1);
    const ended = last && last.to !== RUNNING ? at(last.hours) : null;
    const id = await insertRequest(db, {
      space_id: masterMembership.space_id,
      user_id: manager.id,
      request_type: type,
      title,
      text,
      process_state: last?.to ?? RECEIVED,
      handler_id: last && last.to !== CANCELED ? operator.id : null,
      done_datetime: ended,
      seen: isSeen ? ended : null,
      created: at(0),
      updated: at(last?.hours ?? 0),
    });
    let from: ProcessStateCode | null = null;
    for (const { to, hours, comment = null, answer } of [
      { to: RECEIVED, hours: 0 },
      ...transitions,
    ] as readonly DemoTransition[]) {
      const isOwn = to === RECEIVED || to === CANCELED;
      await insertEvent(db, {
        request_id: id,
        user_id: isOwn ? manager.id : operator.id,
        side: isOwn ? 'space' : 'staff',
        from_state: from,
        to_state: to,
        comment,
        result: answer === undefined ? null : checkDocument(toDocument(answer), 'result'),
        created: at(hours),
      });
      from = to;
    }
  }
}
