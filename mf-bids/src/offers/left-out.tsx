import { SUGGEST_REQUEST_LIMITS } from '@danji/contracts/bids/suggest-request';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor } from '@danji/ui';

type LeftOutProps = { /** Requests that are not compared. */ left: number };

/** Says that a comparison is not of all requests; nothing where it is. */
export const LeftOut = ({ left }: LeftOutProps) =>
  left > 0 ? (
    <Alert
      tone="warning"
      announce={false}
      title={`제안 ${formatNumber(SUGGEST_REQUEST_LIMITS.received)}건까지만 비교해요. ${formatNumber(left)}건은 여기에 없어요`}
    >
      {'나머지는 '}
      <Anchor asChild>
        <Link to={webPaths.bidRequests}>받은 제안</Link>
      </Anchor>
      {'에서 볼 수 있어요.'}
    </Alert>
  ) : null;
