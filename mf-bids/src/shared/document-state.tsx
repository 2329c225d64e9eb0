import { type ComplianceDocument, ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { toExpiry } from '@danji/contracts/bids/compliance-expiry';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { Badge, HStack, type Tone } from '@danji/ui';

type Standing = Pick<ComplianceDocument, 'state' | 'expiry_date'>;

const { WAITING, CHECKED, REFUSED } = ComplianceDocumentState;
const TONES: Readonly<Record<ComplianceDocument['state'], Tone>> = {
  [WAITING]: 'brand',
  [CHECKED]: 'success',
  [REFUSED]: 'danger',
};

const expiryOf = ({ expiry_date }: Pick<Standing, 'expiry_date'>) => toExpiry(expiry_date, toBusinessDate(new Date()));

function ExpiryBadge({ document }: { document: Standing }) {
  const expiry = expiryOf(document);
  if (!expiry) return null;
  if (expiry.isExpired) return <Badge tone="danger">만료</Badge>;
  return <Badge tone="warning">{expiry.daysLeft === 0 ? '오늘 만료' : `${expiry.daysLeft}일 남음`}</Badge>;
}

/** Shows the decision of our staff about a document, and whether it expires. */
export const DocumentBadges = ({ document }: { document: Standing }) => (
  <HStack flexWrap="wrap">
    <Badge tone={TONES[document.state]}>{ComplianceDocumentState.label(document.state)}</Badge>
    <ExpiryBadge document={document} />
  </HStack>
);

export const formatExpiry = ({ expiry_date }: Pick<Standing, 'expiry_date'>): string =>
  expiry_date === null ? '만료일 없음' : `${formatDate(expiry_date)}까지`;

/** Describes the decision of our staff about a document, and its expiry, in one line. */
export const describeDocument = (document: Standing): string =>
  [
    ComplianceDocumentState.label(document.state),
    expiryOf(document)?.isExpired ? '만료됐어요' : formatExpiry(document),
  ].join(' · ');
