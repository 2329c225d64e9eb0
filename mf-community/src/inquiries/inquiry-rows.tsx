import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { InquirySummary } from '@danji/contracts/community/inquiry';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Flex, Stack, Text } from '@danji/ui';
import { InquiryStateBadge } from './inquiry-state-badge.tsx';

const ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 4,
  minHeight: '5rem',
  paddingInline: { base: 1, md: 4 },
  paddingBlock: 4,
  color: 'fg',
  textDecoration: 'none',
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;

/** A person's inquiries as a list; the whole row is a link. */
export const InquiryRows = ({ rows }: { rows: readonly InquirySummary[] }) => (
  <Box as="ul" listStyle="none" borderTopWidth="1px" borderColor="border">
    {rows.map(({ id, nano_id, visitor, category, state, question, created }) => (
      <Box as="li" key={id} borderBottomWidth="1px" borderColor="border.subtle">
        <Box asChild css={ROW}>
          <Link to={visitor ? webPaths.visitorInquiry(nano_id) : webPaths.inquiry(nano_id)}>
            <Stack as="span" gap={1} minWidth={0}>
              <Text as="span" fontWeight="semibold" lineClamp={2} overflowWrap="anywhere">
                {question.title}
              </Text>
              <Flex as="span" color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
                {`${SupportCategory.label(category)} · ${formatDate(created)}`}
              </Flex>
            </Stack>
            <InquiryStateBadge state={state} />
          </Link>
        </Box>
      </Box>
    ))}
  </Box>
);
