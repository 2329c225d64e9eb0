import { CONTRACT_RECORD_YEARS, WITHDRAWAL_GRACE_DAYS } from './personal-data.ts';

/**
 * The version of the notice below. The consent of a new account is stored with it, so it is raised with every change of
 * the notice; a sign-up that was shown another version is asked again.
 */
export const PRIVACY_NOTICE_VERSION = 1;

type Joining = { isBrand: boolean; isKakao: boolean };

/**
 * Returns the privacy notice of a sign-up, which its consent requires (개인정보 보호법 §15 (2)): purpose, items, period,
 * and the right to refuse with what a refusal means.
 */
export function toPrivacyNotice({ isBrand, isKakao }: Joining): readonly { term: string; detail: string }[] {
  const items = [
    isKakao
      ? '이름, 이메일, 휴대폰 번호, 카카오 회원 번호, 카카오에서 제공에 동의한 성별과 생일'
      : '이름, 이메일, 비밀번호, 휴대폰 번호',
    ...(isBrand ? ['상호, 사업자등록번호, 대표자 이름, 회사 연락처와 주소, 사업자등록증'] : []),
    '이용하는 동안 생기는 접속 기록과 기기 정보',
  ];
  return [
    { term: '수집 항목', detail: `${items.join(' · ')}. 닉네임과 추천 코드는 입력할 때만 수집해요.` },
    {
      term: '이용 목적',
      detail: `회원 확인과 서비스 제공, ${isBrand ? '사업자 확인, ' : ''}부정한 가입 방지, 꼭 필요한 알림 보내기`,
    },
    {
      term: '보유 기간',
      detail: `탈퇴하고 ${WITHDRAWAL_GRACE_DAYS}일이 지날 때까지. 약관 동의와 계약, 대금 기록은 ${CONTRACT_RECORD_YEARS}년, 로그인 기록은 3개월처럼 법령이 정한 기록은 그 기간까지 보관해요.`,
    },
    {
      term: '거부할 권리',
      detail: '동의하지 않을 수 있어요. 다만 가입에 꼭 필요한 정보라서, 동의하지 않으면 가입할 수 없어요.',
    },
  ];
}
