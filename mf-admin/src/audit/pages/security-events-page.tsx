import { request, usePagedList } from '@danji/api-client';
import type { SecurityEvent } from '@danji/contracts/security/security-event';
import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import { useState } from 'react';
import { EVENT_COLUMNS } from '../security-events/event-columns.tsx';
import { EventDialog } from '../security-events/event-detail.tsx';
import { EventFilters } from '../security-events/event-filters.tsx';
import { AdminOnly, AdminPage } from '../../shared/admin-page.tsx';
import { ListExport } from '../../shared/list-export.tsx';
import { ListSection } from '../../shared/list-section.tsx';

const TITLE = '보안 기록';
const LEAD = '로그인, 거절된 요청, 개인정보 조회';

/** Finds the name of an account in the events about it. */
const findName = (rows: readonly SecurityEvent[] | undefined, id: number | undefined): string | undefined =>
  rows?.flatMap(({ account, actor, people }) => [account, actor, ...people]).find((person) => person?.id === id)?.name;

function SecurityEvents() {
  const list = usePagedList(listSecurityEvents, {
    filters: { kind: 'number', user_id: 'number', ip: 'text', date_start: 'text', date_end: 'text' },
  });
  const [shown, setShown] = useState<SecurityEvent>();
  const { filters, setFilters, rows, countText } = list;
  return (
    <AdminPage
      title={TITLE}
      description={rows ? `${LEAD} · ${countText}건 · 2년 동안 보관해요` : `${LEAD} · 2년 동안 보관해요`}
      actions={
        <ListExport
          fileName={TITLE}
          columns={EVENT_COLUMNS}
          rowKey={({ id }) => id}
          loadPage={(page, signal) => request(listSecurityEvents, { query: { ...filters, ...page }, signal })}
        />
      }
    >
      <EventFilters filters={filters} setFilters={setFilters} name={findName(rows, filters.user_id)} />
      <ListSection
        list={list}
        label={TITLE}
        columns={EVENT_COLUMNS}
        rowKey={({ id }) => id}
        onRowClick={setShown}
        filters={{ kind: filters.kind === undefined ? '' : String(filters.kind) }}
        onFilters={({ kind }) => setFilters({ kind })}
        empty={{
          icon: 'shield-check',
          title: '아직 보안 기록이 없어요',
          description: '로그인하거나 개인정보를 조회하면 여기에 남아요.',
        }}
      />
      <EventDialog
        event={shown}
        onClose={() => setShown(undefined)}
        onFilter={(filter) => {
          setShown(undefined);
          setFilters(filter);
        }}
      />
    </AdminPage>
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
