/** The meaning of the codes of failed messages; those of SMTP by their first digit as well. */
const REASONS: Readonly<Record<string, string>> = {
  no_sender: '보내는 방법이 꺼져 있어요.',
  sender_failed: '보내는 중에 오류가 났어요.',
  smtp_421: '메일 서버가 지금은 받지 않아요.',
  smtp_450: '받는 메일함을 지금은 쓸 수 없어요.',
  smtp_451: '받는 메일 서버가 지금은 처리하지 못해요.',
  smtp_452: '받는 메일함이 가득 찼어요.',
  smtp_530: '메일 서버 로그인이 필요해요.',
  smtp_535: '메일 서버가 아이디와 비밀번호를 받지 않아요.',
  smtp_550: '받는 메일 주소가 없거나 메일을 받지 않아요.',
  smtp_551: '받는 메일 주소가 다른 곳으로 옮겨졌어요.',
  smtp_552: '받는 메일함이 가득 찼거나 메일이 너무 커요.',
  smtp_553: '받는 메일 주소가 올바르지 않아요.',
  smtp_554: '메일 서버가 이 메일을 거절했어요.',
  smtp_4: '메일 서버가 지금은 받지 않아요.',
  smtp_5: '메일 서버가 거절했어요.',
  edns: '메일 서버를 찾지 못했어요.',
  etls: '메일 서버와 안전하게 연결하지 못했어요.',
  eauth: '메일 서버가 아이디와 비밀번호를 받지 않아요.',
  econnection: '메일 서버에 연결하지 못했어요.',
  esocket: '메일 서버에 연결하지 못했어요.',
  etimedout: '메일 서버가 제때 답하지 않았어요.',
};

/**
 * Tells in Korean why a message was not delivered.
 *
 * @param code the code of the provider or our own, as a delivery holds it; `null` when there is none
 */
export function toFailureReason(code: string | null): string {
  if (code === null) return '이유를 알 수 없어요.';
  return REASONS[code] ?? REASONS[code.slice(0, 'smtp_5'.length)] ?? '알려지지 않은 이유예요.';
}
