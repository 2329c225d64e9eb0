import { getOwn } from '@danji/contracts/get-own';

const AGAIN = '잠시 뒤 다시 시도해 주세요.';
const LATER = '1분쯤 뒤에 다시 시도해 주세요.';

/** Sentences that say what happened and what to do, by the code of the failure. */
const MESSAGES: Readonly<Record<string, readonly [string, string]>> = {
  interrupted: ['서비스가 잠시 멈춰서 작성을 마치지 못했어요.', AGAIN],
  length: ['문서가 너무 길어져서 마치지 못했어요.', '내용을 나눠서 다시 만들어 주세요.'],
  refused: ['AI가 이 내용으로는 문서를 쓸 수 없다고 답했어요.', '입력한 내용을 바꿔서 다시 만들어 주세요.'],
  rate_limit_exceeded: ['AI를 쓰는 사람이 많아서 작성하지 못했어요.', LATER],
  http_429: ['AI를 쓰는 사람이 많아서 작성하지 못했어요.', LATER],
  cut_off: ['작성하던 중에 연결이 끊겼어요.', AGAIN],
  empty: ['AI가 아무것도 쓰지 않았어요.', AGAIN],
};
const TIMEOUT = ['AI의 답이 너무 오래 걸려서 멈췄어요.', AGAIN] as const;
const UNREACHABLE = ['AI가 응답하지 않아서 작성하지 못했어요.', AGAIN] as const;

/** Returns the message for a failed generation: what happened, whether it counts (`isCounted`), and what to do. */
export function describeFailure(code: string, isCounted: boolean): string {
  const [event, advice] = code.startsWith('timeout') ? TIMEOUT : (getOwn(MESSAGES, code) ?? UNREACHABLE);
  const count = isCounted ? '이미 나온 글이 있어서 횟수가 한 번 줄었어요.' : '횟수는 줄지 않았어요.';
  return `${event} ${count} ${advice}`;
}
