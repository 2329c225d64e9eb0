import { useEndpoint } from '@danji/api-client';
import { RecordScreen } from '@danji/app-kit';
import { getInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Navigate, useParams } from '@danji/shell-sdk/router';
import { InquiryView } from '../inquiries/inquiry-view.tsx';
import { SignedInOnly } from '../shared/signed-in-only.tsx';

const LIST = { path: webPaths.inquiries, label: '1:1 문의' } as const;

function InquiryScreen() {
  const { nanoId = '' } = useParams();
  const { isStaff } = useSession();
  return (
    <RecordScreen
      record={useEndpoint(getInquiry, { params: { id: nanoId } })}
      name="문의"
      width="920px"
      list={LIST}
      missing={{ title: '찾는 문의가 없어요' }}
    >
      {(inquiry) =>
        // An inquiry of a visitor is read by our staff at their desk.
        isStaff && inquiry.visitor ? (
          <Navigate replace to={webPaths.adminInquiry(inquiry.nano_id)} />
        ) : (
          <InquiryView inquiry={inquiry} list={LIST} />
        )
      }
    </RecordScreen>
  );
}

/** `/support/inquiries/:nanoId`: one inquiry with its answers. */
export const InquiryPage = () => (
  <SignedInOnly>
    <InquiryScreen />
  </SignedInOnly>
);
