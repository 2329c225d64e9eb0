import { type ComplianceDocument, ComplianceDocumentKind } from '@danji/contracts/bids/compliance-document';
import { webPaths } from '@danji/contracts/web-paths';
import { Card, Stack, Text } from '@danji/ui';
import { DocumentBadges, formatExpiry } from '../shared/document-state.tsx';
import { LINKED_CARD, WholeCardLink } from '../shared/whole-card-link.tsx';

/** One document of the brand with its state and its expiry. */
export function DocumentRow({ document }: { document: ComplianceDocument }) {
  const { id, kind, title, number, issuer, reason } = document;
  return (
    <Card as="article" interactive css={LINKED_CARD}>
      <Stack gap={2}>
        <DocumentBadges document={document} />
        <WholeCardLink to={webPaths.complianceDocument(id)}>{title}</WholeCardLink>
        {reason ? <Text size="sm" tone="danger" overflowWrap="anywhere">{`사유: ${reason}`}</Text> : null}
        <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
          {[ComplianceDocumentKind.label(kind), number, issuer, formatExpiry(document)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
