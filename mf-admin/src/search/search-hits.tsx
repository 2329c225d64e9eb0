import { useEndpoint, type ApiError } from '@danji/api-client';
import { formatTel } from '@danji/contracts/format/tel';
import type { Page } from '@danji/contracts/page';
import { listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/users/staff-users.endpoints';
import type { User } from '@danji/contracts/users/user';
import { webPaths } from '@danji/contracts/web-paths';
import { useSearchHits, useSession, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { HitSection } from '@danji/ui';

const SHOWN = 5;
type Kind = 'general' | 'brand' | 'staff';
type Read = { error: ApiError | undefined; isRefreshing: boolean; refresh: () => Promise<void> };
type Props = { query: string };

function Accounts({
  kind,
  title,
  query,
  data,
  read,
}: Props & { kind: Kind; title: string; data: Page<User> | undefined; read: Read }) {
  const hits = data?.results.map((user) => ({
    key: String(user.id),
    path: webPaths.adminUser(user.id),
    title: user.brand?.detail?.name ? `${user.brand.detail.name} (${user.name})` : user.name,
    note: [user.email, formatTel(user.tel)].filter(Boolean).join(' · '),
    picture: user.profile_image_url,
  }));
  useSearchHits(hits?.length);
  return (
    <HitSection
      title={title}
      hits={hits}
      link={Link}
      failure={read.error?.title}
      onRetry={() => void read.refresh()}
      retrying={read.isRefreshing}
      more={
        data && { path: `${webPaths.adminUsers(kind)}?${new URLSearchParams({ search: query })}`, count: data.count }
      }
    />
  );
}

function GeneralAccounts({ query }: Props) {
  const { data, ...read } = useEndpoint(listGeneralUsers, { query: { search: query, page_size: SHOWN } });
  return <Accounts kind="general" title="일반회원" query={query} data={data} read={read} />;
}

function BrandAccounts({ query }: Props) {
  const { data, ...read } = useEndpoint(listBrandUsers, { query: { search: query, page_size: SHOWN } });
  return <Accounts kind="brand" title="업체회원" query={query} data={data} read={read} />;
}

function StaffAccounts({ query }: Props) {
  const { data, ...read } = useEndpoint(listStaffUsers, { query: { search: query, page_size: SHOWN } });
  return <Accounts kind="staff" title="운영자" query={query} data={data} read={read} />;
}

/** Shows operators the accounts that match by name, e-mail or phone on the search page (slot `search`). */
export const SearchHits: SlotComponent = ({ context }) => {
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
