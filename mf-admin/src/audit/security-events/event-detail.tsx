import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { formatDateTime } from '@danji/contracts/format/date';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { SecurityEvent } from '@danji/contracts/security/security-event';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, Button, DescriptionList, Heading, HStack, Modal, Stack, Text } from '@danji/ui';
import { describeEvent } from './event-text.ts';

type Person = SecurityEvent['people'][number];

function PersonLink({ person }: { person: Person }) {
  return (
    <Anchor asChild>
      <Link to={webPaths.adminUser(person.id)}>{`${person.name} (${UserType.label(person.user_type)})`}</Link>
    </Anchor>
  );
}

function People({ event }: { event: SecurityEvent }) {
  if (event.people.length === 0) return null;
  const rest = Number(event.detail['count']) - event.people.length;
  return (
    <Stack as="section" aria-label="조회한 사람" gap={2}>
      <Heading as="h3" size="md">
        조회한 사람
      </Heading>
      <Box as="ul" css={{ listStyle: 'none', columns: { md: 2 }, maxHeight: '72', overflowY: 'auto' }} tabIndex={0}>
        {event.people.map((person) => (
          <Box as="li" key={person.id} css={{ paddingBlock: 1 }}>
            <PersonLink person={person} />
          </Box>
        ))}
      </Box>
      {rest > 0 ? <Text size="sm" tone="muted">{`지금은 볼 수 없는 계정 ${rest}명이 더 있어요.`}</Text> : null}
    </Stack>
  );
}

type EventDialogProps = {
  event: SecurityEvent | undefined;
  onClose: () => void;
  /** Shows only the events of the account, or from the address. */
  onFilter: (filter: { user_id: string } | { ip: string }) => void;
};

/** Shows one event in a dialog. */
export function EventDialog({ event, onClose, onFilter }: EventDialogProps) {
  const { account, ip } = event ?? {};
  return (
    <Modal open={event !== undefined} onClose={onClose} size="lg" title={SecurityEventKind.label(event?.kind)}>
      {event ? (
        <Stack gap={6}>
          <DescriptionList
            items={[
              { term: '내용', detail: describeEvent(event) },
              { term: '시각', detail: formatDateTime(event.created) },
              { term: '계정', detail: event.account ? <PersonLink person={event.account} /> : null },
              ...(event.actor ? [{ term: '운영자', detail: <PersonLink person={event.actor} /> }] : []),
              { term: 'IP 주소', detail: event.ip },
              { term: '브라우저', detail: event.user_agent },
              { term: '요청 번호', detail: event.request_id },
              { term: '기록 번호', detail: event.id },
            ]}
          />
          <People event={event} />
          <HStack flexWrap="wrap">
            {account ? (
              <Button variant="outline" size="sm" onClick={() => onFilter({ user_id: String(account.id) })}>
                이 계정의 기록만 보기
              </Button>
            ) : null}
            {ip ? (
              <Button variant="outline" size="sm" onClick={() => onFilter({ ip })}>
                이 IP 주소의 기록만 보기
              </Button>
            ) : null}
          </HStack>
        </Stack>
      ) : null}
    </Modal>
  );
}
