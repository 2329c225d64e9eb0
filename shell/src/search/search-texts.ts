import type { SessionView } from '@danji/shell-sdk';

/** `label` is the name and the placeholder of the search field: it has to fit a phone. */
type SearchTexts = { label: string; hint: string };

const MEMBER: SearchTexts = {
  label: '계약, 문서, 요청, 사람 찾기',
  hint: '현재 워크스페이스의 계약, AI 문서, 요청, 멤버를 찾아요. 워크스페이스와 공지사항, 화면도 찾을 수 있어요.',
};
const STAFF: SearchTexts = {
  label: '회원, 워크스페이스, 요청 찾기',
  hint: '회원의 이름·이메일·휴대폰 번호, 워크스페이스 이름, 요청에 적힌 말로 찾을 수 있어요. 공지사항과 화면도 찾아요.',
};
const OTHERS: SearchTexts = {
  label: '화면, 공지사항 찾기',
  hint: '화면 이름이나 공지사항에 적힌 말로 찾을 수 있어요.',
};

/** The texts about what the account can find; as in the menu, a session that still loads is most likely a general user's. */
export function getSearchTexts({ status, kind, isTemp }: Pick<SessionView, 'status' | 'kind' | 'isTemp'>): SearchTexts {
  if (kind === 'staff') return STAFF;
  return status === 'loading' || (kind === 'general' && !isTemp) ? MEMBER : OTHERS;
}
