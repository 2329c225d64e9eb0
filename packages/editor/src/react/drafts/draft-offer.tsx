import { Alert, Button, HStack } from '@danji/ui';
import type { Draft } from '../draft-port.ts';

const when = (savedAt: string): string => {
  const time = new Date(savedAt);
  return Number.isNaN(time.getTime())
    ? ''
    : `${time.toLocaleString('ko-KR', { dateStyle: 'medium', timeStyle: 'short' })}에 쓴 글이에요.`;
};

/** Asks whether to go on with the text of the last time. */
export function DraftOffer({ draft, onDecide }: { draft: Draft; onDecide: (isAccepted: boolean) => void }) {
  const actions = (
    <HStack>
      <Button size="sm" onClick={() => onDecide(true)}>
        이어서 쓰기
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onDecide(false)}>
        버리기
      </Button>
    </HStack>
  );
  return (
    <Alert tone="brand" icon="history" title="작성하던 내용이 있어요. 이어서 쓸까요?" action={actions} announce>
      {when(draft.savedAt)}
    </Alert>
  );
}
