import type { AiDocument, AiDocumentSummary } from '@danji/contracts/workspace/ai-document';
import { isCountedGeneration } from '@danji/contracts/workspace/ai-limit-rules';
import {
  AiDocumentState,
  type AiDocumentStateCode,
  AiDocumentType,
  type AiDocumentTypeCode,
} from '@danji/contracts/codes/ai-document-codes';
import { Badge, HStack, type IconName, type Tone } from '@danji/ui';

const { DRAFT, RUNNING, DONE, FAILED, CANCELED } = AiDocumentState;
const TONES: Record<AiDocumentStateCode, Tone> = {
  [DRAFT]: 'neutral',
  [RUNNING]: 'brand',
  [DONE]: 'success',
  [FAILED]: 'danger',
  [CANCELED]: 'warning',
};

const { NOTICE, BID, MINUTES, REPLY, LETTER, CONTRACT, INSPECTION, SURVEY } = AiDocumentType;
export const TYPE_ICONS: Record<AiDocumentTypeCode, IconName> = {
  [NOTICE]: 'megaphone',
  [BID]: 'scroll-text',
  [MINUTES]: 'users',
  [REPLY]: 'message-square',
  [LETTER]: 'mail',
  [CONTRACT]: 'handshake',
  [INSPECTION]: 'clipboard-list',
  [SURVEY]: 'pencil',
};

/** Says whether a stopped generation counts. */
export const describeCount = (generation: NonNullable<AiDocument['generation']>): string =>
  isCountedGeneration(generation) ? '이미 나온 글이 있어서 횟수가 한 번 줄었어요.' : '횟수는 줄지 않았어요.';

/** The badges of a document: its type, its state, and whether it is only a sample. */
export const DocumentBadges = ({
  document: { document_type, state, is_sample },
  showsDone = false,
}: {
  document: Pick<AiDocumentSummary, 'document_type' | 'state' | 'is_sample'>;
  showsDone?: boolean;
}) => (
  <HStack as="span" gap={1.5} flexWrap="wrap">
    <Badge>{AiDocumentType.label(document_type)}</Badge>
    {state === DONE && !showsDone ? null : <Badge tone={TONES[state]}>{AiDocumentState.label(state)}</Badge>}
    {is_sample ? <Badge tone="warning">예시 초안</Badge> : null}
  </HStack>
);
