import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { Alert } from '@danji/ui';

/** Alerts above a document: a draft that nobody has edited yet, and a failed generation. */
export function DocumentAlerts({ document }: { document: AiDocument }) {
  const isUntouched = document.saved_by === null;
  return (
    <>
      {document.is_sample && isUntouched ? (
        <Alert tone="warning" title="예시 초안이에요">
          연습용 AI가 정해진 틀로 쓴 글이에요. 쓰기 전에 내용을 꼭 확인해 주세요.
        </Alert>
      ) : null}
      {!document.is_sample && isUntouched ? (
        <Alert tone="brand" title="AI가 쓴 초안이에요">
          날짜, 금액, 법 조항은 쓰기 전에 꼭 확인해 주세요.
        </Alert>
      ) : null}
      {document.generation?.failure ? (
        <Alert tone="danger" title="다시 만들지 못했어요">
          {document.generation.failure}
        </Alert>
      ) : null}
    </>
  );
}
