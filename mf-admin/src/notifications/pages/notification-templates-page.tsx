import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { DEFAULT_PAGE_SIZE } from '@danji/contracts/page';
import { formatNumber } from '@danji/contracts/format/number';
import { listNotificationTemplates } from '@danji/contracts/notifications/template-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { DataTable, EmptyState, FailedState, Pagination } from '@danji/ui';
import { TEMPLATE_COLUMNS } from '../templates/template-columns.tsx';

const FILTER = 'notification_type';
const PAGE = 'page';

/** `/admin/notifications/templates`: every kind of notification with its text and its channels. */
export function NotificationTemplatesPage() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listNotificationTemplates);
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const type = search.get(FILTER) ?? '';
  const rows = (data ?? []).filter(({ notification_type }) => type === '' || String(notification_type) === type);
  const page = Math.max(1, Number(search.get(PAGE)) || 1);
  const start = (page - 1) * DEFAULT_PAGE_SIZE;
  const goTo = (next: number) => setSearch({ ...(type && { [FILTER]: type }), [PAGE]: String(next) });
  return (
    <Page
      description={
        data
          ? `받는 때를 고르지 않은 회원이 알림을 받는 방법 · ${formatNumber(rows.length)}개`
          : '받는 때를 고르지 않은 회원이 알림을 받는 방법'
      }
    >
      {error && !data ? (
        <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : (
        <>
          <DataTable
            label="알림 문구"
            columns={TEMPLATE_COLUMNS}
            rows={rows.slice(start, start + DEFAULT_PAGE_SIZE)}
            rowKey={({ name }) => name}
            loading={!data}
            filters={{ [FILTER]: type }}
            onFilters={(filters) => setSearch(filters[FILTER] ? { [FILTER]: filters[FILTER] } : {})}
            onRowClick={({ name }) => void navigate(webPaths.adminNotificationTemplate(name))}
            rowHref={({ name }) => webPaths.adminNotificationTemplate(name)}
            empty={<EmptyState icon="bell" title="이 종류의 알림이 없어요" />}
          />
          <Pagination page={page} pageSize={DEFAULT_PAGE_SIZE} count={rows.length} onChange={goTo} />
        </>
      )}
    </Page>
  );
}
