import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { AdForm } from '../ads/ad-form.tsx';

/** `/ads/new`: a vendor asks for an advertisement. */
export function NewAdPage() {
  const [navigate, toast] = [useNavigate(), useToast()];
  return (
    <Page back={{ path: webPaths.ads, label: '내 광고' }}>
      <AdForm
        onSaved={({ id, title }) => {
          toast({ title: `'${title}' 광고 등록을 요청했어요`, tone: 'success' });
          return navigate(webPaths.ad(id), { replace: true });
        }}
        onCancel={() => void navigate(webPaths.ads)}
      />
    </Page>
  );
}
