import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { toReopenEnd } from '@danji/contracts/workspace/work-request-transitions';
import { ProcessState, type ProcessStateCode, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Tone } from '@danji/ui';

const TONES: Readonly<Record<ProcessStateCode, Tone>> = {
  [ProcessState.RECEIVED]: 'brand',
  [ProcessState.RUNNING]: 'warning',
  [ProcessState.ANSWERED]: 'success',
  [ProcessState.REFUSED]: 'danger',
  [ProcessState.CANCELED]: 'neutral',
};
export const toneOf = (state: ProcessStateCode): Tone => TONES[state];

/** Explains the purpose of each type where a user chooses one. */
export const TYPE_OPTIONS = [
  {
    value: String(WorkRequestType.CORRECTION),
    label: WorkRequestType.label(WorkRequestType.CORRECTION),
    description: '단지 정보나 K-apt 값이 실제와 달라요',
  },
  {
    value: String(WorkRequestType.FEATURE),
    label: WorkRequestType.label(WorkRequestType.FEATURE),
    description: '이런 기능이 있으면 좋겠어요',
  },
  {
    value: String(WorkRequestType.MATERIAL),
    label: WorkRequestType.label(WorkRequestType.MATERIAL),
    description: '서식이나 통계 같은 자료가 필요해요',
  },
  {
    value: String(WorkRequestType.CONTRACT),
    label: WorkRequestType.label(WorkRequestType.CONTRACT),
    description: '입찰이나 계약 절차를 상담하고 싶어요',
  },
  {
    value: String(WorkRequestType.OTHER),
    label: WorkRequestType.label(WorkRequestType.OTHER),
    description: '그 밖의 궁금한 점이나 불편한 점',
  },
];

/** Says in one sentence what happens next, for the member who sent the request. */
export function describeNext(request: WorkRequest, now: Date): string {
  switch (request.process_state) {
    case ProcessState.RECEIVED:
      return '요청을 받았어요. 담당자가 확인하면 알려 드릴게요.';
    case ProcessState.RUNNING:
      return '담당자가 확인하고 있어요. 답변이 오면 알려 드릴게요.';
    case ProcessState.REFUSED:
      return '이 요청은 반려되었어요. 아래에서 이유를 확인해 주세요.';
    case ProcessState.CANCELED:
      return '취소한 요청이에요.';
    default: {
      const end = toReopenEnd(request);
      return end !== null && Date.parse(end) >= now.getTime()
        ? `답변이 도착했어요. 더 궁금하면 ${formatDateTime(end)}까지 다시 물을 수 있어요.`
        : '답변이 도착했어요. 더 궁금하면 새 요청을 남겨 주세요.';
    }
  }
}
