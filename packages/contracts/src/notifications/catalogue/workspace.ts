import { Type } from 'typebox';
import { UserType, type UserTypeCode } from '../../codes/user-codes.ts';
import { date, id, strictObject } from '../../fields.ts';
import { formatDate } from '../../format/date.ts';
import { webPaths } from '../../web-paths.ts';
import { WORKSPACE_EXPORT_DAYS } from '../../workspace/workspace-export.ts';
import { type AlimTalkTemplate, defineAlimTalk } from '../alimtalk.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const space = { space_id: id, space_title: Type.String() };

const ending = {
  title: Type.String(),
  contract_end: date('계약 종료일'),
  days_left: Type.Integer({ minimum: 0 }),
};
const toWhen = (daysLeft: number): string => (daysLeft === 0 ? '오늘' : `${daysLeft}일 뒤에`);
const MAX_NAME = 30;
/** A name short enough for the title of a notification. */
const shorten = (name: string): string =>
  [...name].length > MAX_NAME ? `${[...name].slice(0, MAX_NAME - 1).join('')}…` : name;

const contractEnds = defineNotification({
  id: 'schedules.contract_ends',
  type: NotificationType.WORKSPACE,
  audience: [UserType.GENERAL],
  importance: 'required',
  values: strictObject({
    ...space,
    schedule_id: id,
    ...ending,
  }),
  alimtalk: defineAlimTalk({
    code: 'DANJI_CONTRACT_ENDS',
    text: '[단지] 계약이 곧 끝나요.\n\n단지: #{단지}\n계약: #{계약}\n종료일: #{종료일}\n\n다음 계약을 준비해 주세요.',
    variables: ({
      space_title,
      title,
      contract_end,
    }: {
      space_title: string;
      title: string;
      contract_end: string;
    }) => ({
      단지: space_title,
      계약: title,
      종료일: formatDate(contract_end),
    }),
  }),
  title: ({ title, days_left }) => `'${shorten(title)}' 계약이 ${toWhen(days_left)} 끝나요`,
  content: ({ space_title, contract_end }) =>
    `'${space_title}' 계약이 ${formatDate(contract_end)}에 끝나요. 다음 계약을 준비해 주세요.`,
  path: ({ space_id, schedule_id }) => webPaths.workspaceSchedule(space_id, schedule_id),
});

/** Several contracts of one work space at one time; `title`, `contract_end` and `days_left` are those of the first to end. */
const contractsEnd = defineNotification({
  id: 'schedules.contracts_end',
  type: NotificationType.WORKSPACE,
  audience: [UserType.GENERAL],
  importance: 'required',
  values: strictObject({ ...space, count: Type.Integer({ minimum: 2 }), ...ending }),
  alimtalk: defineAlimTalk({
    code: 'DANJI_CONTRACTS_END',
    text: '[단지] 곧 끝나는 계약이 #{건수}건 있어요.\n\n단지: #{단지}\n가장 급한 계약: #{계약}\n종료일: #{종료일}\n\n다음 계약을 준비해 주세요.',
    variables: (values: { space_title: string; count: number; title: string; contract_end: string }) => ({
      건수: String(values.count),
      단지: values.space_title,
      계약: values.title,
      종료일: formatDate(values.contract_end),
    }),
  }),
  title: ({ count, title }) => `곧 끝나는 계약 ${count}건 · 가장 급한 것 '${shorten(title)}'`,
  content: ({ space_title, contract_end, days_left }) =>
    `'${space_title}' · 가장 급한 계약은 ${toWhen(days_left)}(${formatDate(contract_end)}) 끝나요. 다음 계약을 준비해 주세요.`,
  path: ({ space_id }) => webPaths.workspaceSchedules(space_id),
});

const defineExport = (name: string, title: string, result: string) =>
  defineNotification({
    id: `exports.${name}`,
    type: NotificationType.WORKSPACE,
    audience: [UserType.GENERAL],
    importance: 'required',
    values: strictObject(space),
    title: () => title,
    content: ({ space_title }) => `'${space_title}'의 ${result}`,
    path: ({ space_id }) => webPaths.workspaceExport(space_id),
  });

const defineRequest = (
  audience: UserTypeCode,
  name: string,
  title: string,
  alimtalk?: AlimTalkTemplate<{ space_title: string; title: string }>,
) =>
  defineNotification({
    id: `requests.${name}`,
    type: NotificationType.WORKSPACE,
    audience: [audience],
    importance: 'required',
    values: strictObject({ ...space, request_id: id, title: Type.String() }),
    ...(alimtalk && { alimtalk }),
    title: () => title,
    content: ({ space_title, title }) => `'${space_title}' · ${title}`,
    path: ({ space_id, request_id }) =>
      audience === UserType.STAFF ? webPaths.adminRequest(request_id) : webPaths.workspaceRequest(space_id, request_id),
  });

export const workspaceNotifications = {
  contractEnds,
  contractsEnd,
  exportDone: defineExport(
    'done',
    '인수인계 파일이 준비됐어요',
    `파일을 ${WORKSPACE_EXPORT_DAYS}일 동안 내려받을 수 있어요.`,
  ),
  exportFailed: defineExport('failed', '인수인계 파일을 만들지 못했어요', '내보내기가 멈췄어요. 다시 시작해 주세요.'),
  requestReceived: defineRequest(UserType.STAFF, 'received', '새 요청이 왔어요'),
  requestReopened: defineRequest(UserType.STAFF, 'reopened', '답변한 요청을 다시 물었어요'),
  requestRunning: defineRequest(UserType.GENERAL, 'running', '요청을 확인하고 있어요'),
  requestAnswered: defineRequest(
    UserType.GENERAL,
    'answered',
    '요청에 답변이 왔어요',
    defineAlimTalk({
      code: 'DANJI_REQUEST_ANSWERED',
      text: '[단지] 요청에 답변이 왔어요.\n\n단지: #{단지}\n요청: #{요청}',
      variables: ({ space_title, title }: { space_title: string; title: string }) => ({
        단지: space_title,
        요청: title,
      }),
    }),
  ),
  requestRefused: defineRequest(UserType.GENERAL, 'refused', '요청이 반려되었어요'),
};
