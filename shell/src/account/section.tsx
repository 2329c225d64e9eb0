import { REFUSED_WHILE_ACTING } from '@danji/contracts/acting';
import { useSession } from '@danji/shell-sdk';
import { Card, Heading, HStack, Stack, Text } from '@danji/ui';
import { useId, type ReactNode } from 'react';

/** Text before a button; the button wraps below it where a large font leaves no room beside it. */
export const BESIDE_BUTTON = { flex: '1 1 9rem', minWidth: 0 } as const;

/** One section of the account page. */
export function Section({
  title,
  lead,
  action,
  ownerOnly = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** Disables everything in it while an operator acts as the account, and says why. */
  ownerOnly?: boolean;
  children?: ReactNode;
}) {
  const id = useId();
  const { acting } = useSession();
  const isClosed = ownerOnly && acting !== null;
  return (
    <Card as="section" aria-labelledby={id} css={{ padding: { base: 5, md: 6 } }}>
      <Stack gap={4} {...(isClosed && { as: 'fieldset', disabled: true })}>
        <HStack css={{ flexWrap: 'wrap', justifyContent: 'space-between' }} gap={3}>
          <Stack gap={0.5} css={BESIDE_BUTTON}>
            <Heading id={id} size="lg">
              {title}
            </Heading>
            {lead ? (
              <Text size="sm" tone="muted">
                {lead}
              </Text>
            ) : null}
          </Stack>
          {action}
        </HStack>
        {isClosed ? (
          <Text size="sm" tone="muted">
            {REFUSED_WHILE_ACTING}
          </Text>
        ) : null}
        {children}
      </Stack>
    </Card>
  );
}
