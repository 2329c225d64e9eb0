import type { HomeFeature } from '@danji/contracts/releases/contributions';
import { Avatar, Badge, Box, Divider, Grid, HStack, Icon, Stack, Text, type IconName } from '@danji/ui';
import type { ReactNode } from 'react';

/** A drawn screenshot of the product with invented names; it is decoration and hidden from screen readers. */
function Shot({ children }: { children: ReactNode }) {
  return (
    <Box
      aria-hidden
      css={{
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        boxShadow: 'floating',
        padding: { base: 5, md: 6 },
        width: 'full',
        maxWidth: '480px',
        marginInline: 'auto',
        userSelect: 'none',
      }}
    >
      <Stack gap={4}>{children}</Stack>
    </Box>
  );
}

/** A record of a remote: its figures, and the rows that belong to it. */
export function RecordShot({ title, note, badge, figures, rows }: HomeFeature['shot']) {
  return (
    <Shot>
      <HStack css={{ justifyContent: 'space-between' }}>
        <Box css={{ minWidth: 0 }}>
          <Text css={{ fontWeight: 'bold', fontSize: 'lg' }}>{title}</Text>
          <Text size="sm" tone="muted">
            {note}
          </Text>
        </Box>
        <Badge tone="brand">
          <Icon name="check" size={16} />
          {badge}
        </Badge>
      </HStack>
      <Grid css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))' }} gap={2}>
        {figures.map(({ name, value }) => (
          <Box key={name} css={{ bg: 'bg.subtle', borderRadius: 'md', padding: 3 }}>
            <Text size="xs" tone="subtle">
              {name}
            </Text>
            <Text numeric css={{ fontWeight: 'bold', fontSize: 'lg' }}>
              {value}
            </Text>
          </Box>
        ))}
      </Grid>
      <Divider />
      {rows.map((row) => (
        <HStack key={row.title} gap={3}>
          <Avatar name={row.title} />
          <Box css={{ flex: '1', minWidth: 0 }}>
            <Text css={{ fontWeight: 'semibold' }}>{row.title}</Text>
            <Text size="sm" tone="subtle">
              {row.note}
            </Text>
          </Box>
          {row.badge ? <Badge tone="success">{row.badge}</Badge> : null}
        </HStack>
      ))}
    </Shot>
  );
}

const NEWS: readonly { icon: IconName; title: string; text: string; when: string }[] = [
  {
    icon: 'user-plus',
    title: '참여 요청이 왔어요',
    text: '이도현 님이 한빛마을 3단지에 참여하고 싶어 해요.',
    when: '방금 전',
  },
  { icon: 'mail', title: '초대를 수락했어요', text: '박서연 님이 함께 일하게 됐어요.', when: '12분 전' },
  { icon: 'shield-check', title: '업체 승인이 끝났어요', text: '이제 모든 기능을 쓸 수 있어요.', when: '2시간 전' },
];

/** Notifications as they arrive. */
export function NotificationShot() {
  return (
    <Shot>
      <HStack css={{ justifyContent: 'space-between' }}>
        <Text css={{ fontWeight: 'bold', fontSize: 'lg' }}>알림</Text>
        <Badge tone="danger">안 읽음 2</Badge>
      </HStack>
      {NEWS.map(({ icon, title, text, when }, index) => (
        <HStack key={title} gap={3} css={{ alignItems: 'flex-start' }}>
          <Box
            css={{
              display: 'grid',
              placeItems: 'center',
              boxSize: 10,
              borderRadius: 'full',
              bg: 'brand.subtle',
              color: 'brand.fg',
              flexShrink: 0,
            }}
          >
            <Icon name={icon} />
          </Box>
          <Box css={{ flex: '1', minWidth: 0 }}>
            <HStack css={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
              <Text css={index === 2 ? { color: 'fg.muted' } : { fontWeight: 'semibold' }}>{title}</Text>
              <Text size="xs" tone="subtle">
                {when}
              </Text>
            </HStack>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </Box>
        </HStack>
      ))}
    </Shot>
  );
}

const STEPS = ['사업자등록번호 확인', '사업자등록증 등록', '운영팀 승인'] as const;

/** The steps of a vendor's approval. */
export function BrandShot() {
  return (
    <Shot>
      <HStack css={{ justifyContent: 'space-between' }}>
        <HStack gap={3}>
          <Avatar name="한빛건설" />
          <Box>
            <Text css={{ fontWeight: 'bold', fontSize: 'lg' }}>한빛건설</Text>
            <Text size="sm" tone="muted" numeric>
              123-45-67890
            </Text>
          </Box>
        </HStack>
        <Badge tone="success">승인완료</Badge>
      </HStack>
      <Divider />
      {STEPS.map((step) => (
        <HStack key={step} gap={3}>
          <Box
            css={{
              display: 'grid',
              placeItems: 'center',
              boxSize: 8,
              borderRadius: 'full',
              bg: 'success.subtle',
              color: 'success.fg',
              flexShrink: 0,
            }}
          >
            <Icon name="check" size={18} />
          </Box>
          <Text css={{ fontWeight: 'medium' }}>{step}</Text>
        </HStack>
      ))}
    </Shot>
  );
}
