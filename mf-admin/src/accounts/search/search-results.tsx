import { useEndpoint, type ApiError } from '@danji/api-client';
import { formatTel } from '@danji/contracts/format/tel';
import type { Page } from '@danji/contracts/page';
import { listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { webPaths } from '@danji/contracts/web-paths';
import { useReportResultCount, useSession, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection } from '@danji/ui';

const PAGE_SIZE = 5;
type Kind = 'general' | 'brand' | 'staff';
type RequestState = { error: ApiError | undefined; isRefreshing: boolean; refresh: () => Promise<void> };
type Props = { query: string };

function Accounts({
  kind,
  title,
  query,
  data,
  requestState,
}: Props & { kind: Kind; title: string; data: Page<User> | undefined; requestState: RequestState }) {
  const results = data?.results.map((user) => ({
    key: String(user.id),
    path: webPaths.adminUser(user.id),
    title: user.brand?.detail?.name ? `${user.brand.detail.name} (${user.name})` : user.name,
    note: [user.email, formatTel(user.tel)].filter(Boolean).join(' · '),
    picture: user.profile_image_url,
  }));
  useReportResultCount(results?.length);
  return (
    <ResultSection
      title={title}
      results={results}
      link={Link}
      failure={requestState.error?.title}
      onRetry={() => void requestState.refresh()}
      retrying={requestState.isRefreshing}
      more={
        data && {
          path: `${webPaths.adminUsers(kind)}?${new URLSearchParams({ search: query })}`,
          count: data.count,
          isCapped: data.is_count_capped,
        }
      }
    />
  );
}

function GeneralAccounts({ query }: Props) {
  const { data, ...requestState } = useEndpoint(listGeneralUsers, { query: { search: query, page_size: PAGE_SIZE } });
  return <Accounts kind="general" title="일반회원" query={query} data={data} requestState={requestState} />;
}

function BrandAccounts({ query }: Props) {
  const { data, ...requestState } = useEndpoint(listBrandUsers, { query: { search: query, page_size: PAGE_SIZE } });
  return <Accounts kind="brand" title="업체회원" query={query} data={data} requestState={requestState} />;
}

function StaffAccounts({ query }: Props) {
  const { data, ...requestState } = useEndpoint(listStaffUsers, { query: { search: query, page_size: PAGE_SIZE } });
  return <Accounts kind="staff" title="운영자" query={query} data={data} requestState={requestState} />;
}

/** Shows operators the accounts that match by name, e-mail or phone on the search page (slot `search`). */
export const SearchResults: SlotComponent = ({ context }) => {
  const { isStaff, isAdmin } = useSession();
  const query = String(context['query'] ?? '');
  if (!isStaff) return null;
  return (
    <>
      <GeneralAccounts query={query} />
      <BrandAccounts query={query} />
      {isAdmin ? <StaffAccounts query={query} /> : null}
    </>
  );
};
