/** The meaning of the codes of failed messages; those of SMTP and push by their first digit as well. */
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
  alimtalk_1030: '알림톡 요청이 올바르지 않아요.',
  alimtalk_3000: '카카오에서 오류가 났어요.',
  alimtalk_3005: '알림톡을 받았는지 카카오가 확인하지 못했어요.',
  alimtalk_3006: '카카오가 알림톡을 보내지 못했어요.',
  alimtalk_3008: '휴대폰 번호가 올바르지 않아요.',
  alimtalk_3014: '알림톡이 너무 길어요.',
  alimtalk_3015: '등록되지 않은 알림톡 문구예요.',
  alimtalk_3016: '알림톡 내용이 등록된 문구와 달라요.',
  alimtalk_3018: '이 번호로 알림톡을 보낼 수 없어요.',
  alimtalk_3019: '카카오톡을 쓰지 않는 번호예요.',
  alimtalk_3020: '받는 사람이 알림톡을 차단했어요.',
  alimtalk_3021: '받는 사람의 카카오톡이 오래되었어요.',
  alimtalk_3022: '알림톡을 보낼 수 없는 시간이에요.',
  alimtalk_3027: '알림톡 단추가 등록된 것과 달라요.',
  alimtalk_http_400: '알림톡 요청을 네이버 클라우드가 받지 않았어요.',
  alimtalk_http_401: '네이버 클라우드 인증 키가 맞지 않아요.',
  alimtalk_http_403: '알림톡을 보낼 권한이 없어요.',
  alimtalk_http_404: '알림톡 서비스를 찾지 못했어요.',
  alimtalk_http_429: '알림톡을 너무 많이 요청했어요.',
  alimtalk_timeout: '네이버 클라우드가 제때 답하지 않았어요.',
  alimtalk_unreachable: '네이버 클라우드에 연결하지 못했어요.',
  alimtalk_bad_answer: '네이버 클라우드가 알 수 없는 답을 보냈어요.',
  alimtalk_text_gone: '알림톡 내용을 더 보관하지 않아요.',
  push_gone: '받는 기기가 알림을 더는 받지 않아요.',
  push_401: '푸시 서버가 서버의 키를 받지 않아요.',
  push_403: '푸시 서버가 서버의 키를 받지 않아요.',
  push_413: '푸시 알림이 너무 길어요.',
  push_429: '푸시 알림을 너무 많이 보냈어요.',
  push_no_answer: '푸시 서버가 답하지 않았어요.',
  push_4: '푸시 서버가 거절했어요.',
  push_5: '푸시 서버가 지금은 받지 않아요.',
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
