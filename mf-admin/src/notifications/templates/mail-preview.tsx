import type { NotificationTemplateMail } from '@danji/contracts/notifications/template-staff.endpoints';
import { Box, Grid, Stack, Text } from '@danji/ui';
import { type SyntheticEvent, useMemo } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';

/** The attribute in which the styles of an e-mail wait until they may be applied. */
const WAITING = 'data-style';

/**
 * The page's policy holds for a document inside of it, and refuses styles in attributes. So they come under another name,
 * and are applied from outside: that needs the frame's origin, and no right to run anything.
 */
function applyStyles({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  for (const element of currentTarget.contentDocument?.querySelectorAll<HTMLElement>(`[${WAITING}]`) ?? [])
    element.style.cssText = element.getAttribute(WAITING) ?? '';
}

/** The e-mail of a kind with example values: its HTML part without rights of its own, and its text part beside it. */
export function MailPreview({ mail: { subject, html, text } }: { mail: NotificationTemplateMail }) {
  const source = useMemo(() => html.replaceAll(' style="', ` ${WAITING}="`), [html]);
  return (
    <DetailCard title="이메일 미리보기">
      <Text overflowWrap="anywhere">{`제목: ${subject}`}</Text>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap={5}>
        <Box
          as="iframe"
          width="full"
          height="520px"
          borderWidth="1px"
          borderRadius="md"
          {...{ title: '메일 본문', sandbox: 'allow-same-origin', srcDoc: source, onLoad: applyStyles }}
        />
        <Stack gap={2}>
          <Text size="sm" tone="muted">
            글자로만 된 본문
          </Text>
          <Text size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </Text>
        </Stack>
      </Grid>
    </DetailCard>
  );
}
