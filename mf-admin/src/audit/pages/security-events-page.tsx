import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import type { SecurityEvent } from '@danji/contracts/security/security-event';
import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import { Chip } from '@danji/ui';
import { useState } from 'react';
import { EVENT_COLUMNS } from '../security-events/event-columns.tsx';
import { EventDialog } from '../security-events/event-detail.tsx';
import { AdminOnly } from '../../shared/admin-only.tsx';
import { PeriodFilter } from '../../shared/period-filter.tsx';

const TITLE = '보안 기록';
const LEAD = '로그인, 거절된 요청, 개인정보 조회';

/** Finds the name of an account in the events about it. */
const findName = (rows: readonly SecurityEvent[] | undefined, id: number): string | undefined =>
  rows?.flatMap(({ account, actor, people }) => [account, actor, ...people]).find((person) => person?.id === id)?.name;

function SecurityEvents() {
  const list = usePagedList(listSecurityEvents, {
    filters: { kind: 'number', user_id: 'number', ip: 'text', date_start: 'text', date_end: 'text' },
  });
  const [shown, setShown] = useState<SecurityEvent>();
  const { filters, setFilters, rows } = list;
  return (
    <ListScreen
      title={TITLE}
      lead={rows ? `${LEAD} · ${list.countText}건 · 2년 동안 보관해요` : `${LEAD} · 2년 동안 보관해요`}
      list={list}
      canExport
      searchLabel="IP 주소 검색"
      searchFilter="ip"
      bar={
        <>
          <PeriodFilter label="기록된 날" filters={filters} setFilters={setFilters} presets={[1, 7, 30]} />
          {filters.user_id === undefined ? null : (
            <Chip selected removeLabel="계정 조건 지우기" onRemove={() => setFilters({ user_id: undefined })}>
              {findName(rows, filters.user_id) ?? `계정 ${filters.user_id}번`}
            </Chip>
          )}
        </>
      }
      table={{ columns: EVENT_COLUMNS, rowKey: ({ id }) => id, onRowClick: setShown }}
      empty={{
        icon: 'shield-check',
        title: '아직 보안 기록이 없어요',
        description: '로그인하거나 개인정보를 조회하면 여기에 남아요.',
      }}
      after={
        <EventDialog
          event={shown}
          onClose={() => setShown(undefined)}
          onFilter={(filter) => {
            setShown(undefined);
            setFilters(filter);
          }}
        />
      }
    />
  );
}

/** Lists security events for ADMIN: sign-ins, refusals, changes of account security, reads of personal data. */
export function SecurityEventsPage() {
  return (
    <AdminOnly title={TITLE}>
      <SecurityEvents />
    </AdminOnly>
  );
}
