import type { ApiError } from '@danji/api-client';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { formatDateTime } from '@danji/contracts/format/date';
import { Alert, Button, Text } from '@danji/ui';
import type { SaveStatus } from './save-schedule.ts';

type SaveStateProps = { document: AiDocument; status: SaveStatus; hasTitle: boolean };

/** Says in one line whether the text is saved. */
export function SaveState({ document, status, hasTitle }: SaveStateProps) {
  const describeState = (): string => {
    if (status === 'saving') return '저장하는 중이에요';
    if (status === 'unsaved') return hasTitle ? '아직 저장하지 않았어요' : '제목을 적으면 저장해요';
    return document.saved_by
      ? `${document.saved_by.name} 님이 ${formatDateTime(document.updated)}에 저장했어요`
      : `${formatDateTime(document.updated)}에 AI가 썼어요`;
  };
  return (
    <Text as="output" size="sm" tone="subtle" numeric>
      {describeState()}
    </Text>
  );
}

/** Says that the text could not be saved: it stays on screen, and the user can retry. */
export const SaveFailure = ({
  failure,
  isSaving,
  onRetry,
}: {
  failure: ApiError | undefined;
  isSaving: boolean;
  onRetry: () => void;
}) =>
  failure ? (
    <Alert
      tone="danger"
      title="저장하지 못했어요"
      action={
        <Button size="sm" variant="outline" loading={isSaving} onClick={onRetry}>
          다시 저장
        </Button>
      }
    >{`${Object.values(failure.fields)[0] ?? failure.title} 적은 글은 화면에 그대로 있어요.`}</Alert>
  ) : null;

/** Says that the user's text of an earlier visit took the place of the stored one. */
export const RestoredText = ({ onUndo }: { onUndo: () => void }) => (
  <Alert
    tone="brand"
    icon="history"
    title="작성하던 내용을 불러왔어요"
    action={
      <Button size="sm" variant="outline" onClick={onUndo}>
        저장된 내용으로 바꾸기
      </Button>
    }
  />
);
