import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Button } from '@danji/ui';
import { describeState } from '../shared/company-state.tsx';

/** Tells the vendor its item's state, and leads to the form; tells operators that nobody else sees a hidden one. */
export function OwnAlert({ company }: { company: CompanyItem }) {
  const { user, isStaff } = useSession();
  const isOwn = user?.id === company.user.id;
  if (!isOwn && (!isStaff || company.is_public)) return null;
  return (
    <Alert
      tone={company.is_public ? 'brand' : 'warning'}
      announce={false}
      title={isOwn ? '우리 회사 소개예요' : '지금은 업체와 운영자만 볼 수 있어요'}
      action={
        isOwn ? (
          <Button asChild size="sm" variant="outline">
            <Link to={webPaths.companyEdit(company.nano_id)}>고치기</Link>
          </Button>
        ) : undefined
      }
    >
      {isOwn ? describeState(company.edit_state_type, company.is_public) : null}
    </Alert>
  );
}
