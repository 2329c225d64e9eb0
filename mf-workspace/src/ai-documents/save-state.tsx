import type { ApiError } from '@danji/api-client';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { formatDateTime } from '@danji/contracts/format/date';
import { Alert, Box, Button, Text, Z_INDEX } from '@danji/ui';
import type { AutosaveState } from './autosave.ts';
import { describeSaving, needsConnection } from './describe-saving.ts';

/**
 * Where the line that is being written never is: below the page's header on phones, and elsewhere at the lower edge of the
 * window until the end of the card is in view.
 */
const FLOATING = {
  position: 'sticky',
  order: { base: -1, md: 0 },
  top: { base: 16, md: 'auto' },
  bottom: { base: 'auto', md: 'calc(4rem + env(safe-area-inset-bottom))', lg: 4 },
  height: { base: 0, md: 'auto' },
  // Beside the label of the title, without room of its own.
  marginTop: { base: -3, md: 0 },
  marginBottom: { base: -1, md: 0 },
  zIndex: Z_INDEX.sticky,
  alignSelf: 'flex-end',
  pointerEvents: 'none',
} as const;
const PILL = {
  paddingInline: 3,
  paddingBlock: 1.5,
  borderWidth: '1px',
  borderRadius: 'full',
  bg: 'bg.panel',
  boxShadow: 'floating',
} as const;

/**
 * Says at every moment of writing whether the text is saved. Assistive technology is told by `SavedBy` and `SaveFailure`,
 * because it would interrupt the user every few seconds.
 */
export const SaveStatusPill = ({ state }: { state: AutosaveState }) => (
  <Box css={FLOATING} aria-hidden>
    <Box css={PILL}>
      <Text size="sm" tone={state.status === 'unsaved' ? undefined : 'subtle'} fontWeight="medium">
        {describeSaving(state)}
      </Text>
    </Box>
  </Box>
);

/** Says who saved the document last, or what it needs to be saved. */
export function SavedBy({ document: { saved_by, updated }, hasTitle }: { document: AiDocument; hasTitle: boolean }) {
  const describe = (): string => {
    if (!hasTitle) return '제목을 적으면 저장해요';
    return saved_by
      ? `${saved_by.name} 님이 ${formatDateTime(updated)}에 저장했어요`
      : `${formatDateTime(updated)}에 AI가 썼어요`;
  };
  return (
    <Text as="output" size="sm" tone="subtle" numeric>
      {describe()}
    </Text>
  );
}

/** Describes the remedy for a save that failed: it is repeated by itself, or the user has to change something. */
function describeFailure(failure: ApiError): string {
  if (needsConnection(failure)) return '인터넷에 연결되면 저절로 저장해요.';
  const reason = Object.values(failure.fields)[0] ?? failure.title;
  return failure.isTransient ? `${reason} 잠시 뒤 저절로 다시 저장해요.` : reason;
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
    >{`${describeFailure(failure)} 적은 글은 화면에 그대로 있어요.`}</Alert>
  ) : null;

const OTHER_TEXTS = {
  server: { title: '작성하던 내용을 불러왔어요', label: '저장된 내용으로 바꾸기' },
  browser: { title: '이 기기에 더 예전 내용이 남아 있어요', label: '그 내용으로 바꾸기' },
} as const;

/**
 * Offers the text with which the page has not started: the stored one, which the user's own of an earlier visit replaced,
 * or that own one, when the stored one is newer.
 */
export const OtherText = ({ from, onTake }: { from: keyof typeof OTHER_TEXTS | undefined; onTake: () => void }) =>
  from === undefined ? null : (
    <Alert
      tone="brand"
      icon="history"
      title={OTHER_TEXTS[from].title}
      action={
        <Button size="sm" variant="outline" onClick={onTake}>
          {OTHER_TEXTS[from].label}
        </Button>
      }
    />
  );
