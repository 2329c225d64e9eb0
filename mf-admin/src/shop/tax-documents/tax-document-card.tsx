import { TaxDocumentKind, TaxDocumentState, toTaxDocumentName } from '@danji/contracts/codes/tax-document-codes';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import type { StaffTaxDocument } from '@danji/contracts/shop/tax-document';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Badge, Button, Card, HStack, Stack, Text, type Tone } from '@danji/ui';
import { IssueForm } from './issue-form.tsx';
import { RefuseForm } from './refuse-form.tsx';

const { WAITING, ISSUED, REFUSED, WITHDRAWN } = TaxDocumentState;
const TONES: Readonly<Record<StaffTaxDocument['state'], Tone>> = {
  [WAITING]: 'warning',
  [ISSUED]: 'success',
  [REFUSED]: 'danger',
  [WITHDRAWN]: 'neutral',
};
type CardProps = { document: StaffTaxDocument };

/** Lists names and values that an operator enters at the tax office. */
function listDetails(document: StaffTaxDocument): [string, string][] {
  const { kind, number, user, handled_by, handled } = document;
  const isTel = kind === TaxDocumentKind.CASH_INCOME;
  const pairs: [string, string][] = [
    ['회원', user.name],
    [isTel ? '휴대폰 번호' : '사업자등록번호', isTel ? formatTel(number) : formatBusinessNo(number)],
    ['상호', document.company_name],
    ['대표자', document.representative],
    ['사업장 주소', document.address],
    ['업태 · 종목', [document.business_type, document.business_item].filter(Boolean).join(' · ')],
    ['이메일', document.email],
    ['당초 승인번호', document.corrected_number ?? ''],
    ['수정 사유', document.cause ?? ''],
    ['발급 금액', formatWon(document.amount)],
    ['국세청 승인번호', document.approval_number ?? ''],
    ['거절 사유', document.reason ?? ''],
    ['처리', handled === null ? '' : [handled_by?.name, formatDateTime(handled)].filter(Boolean).join(' · ')],
  ];
  return pairs.filter(([, value]) => value !== '');
}

function Actions({ document }: CardProps) {
  const modal = useModal();
  const isCorrection = document.corrected_number !== null;
  const issue = () =>
    void modal.open((close) => <IssueForm document={document} onDone={close} />, {
      title: '발급 완료로 바꾸기',
      description: '홈택스에서 발급한 뒤 승인번호를 적어 주세요.',
      directClose: false,
    });
  const refuse = () =>
    void modal.open((close) => <RefuseForm document={document} onDone={close} />, {
      title: '발급 거절',
      description: '요청한 회원에게 사유를 알려요.',
      directClose: false,
    });
  return (
    <HStack flexWrap="wrap">
      {isCorrection || document.paid > 0 ? (
        <Button size="sm" onClick={issue}>
          발급 완료로 바꾸기
        </Button>
      ) : null}
      {isCorrection ? null : (
        <Button size="sm" variant="outline" onClick={refuse}>
          거절하기
        </Button>
      )}
    </HStack>
  );
}

/** Shows a request for a cash receipt or a tax invoice, or the correction of one, with the buttons that issue or refuse it. */
export function TaxDocumentCard({ document }: CardProps) {
  const { id, order_id, product_name, state, created, amount, paid } = document;
  const name = toTaxDocumentName(document);
  const isCorrection = document.corrected_number !== null;
  return (
    <Card as="article" aria-label={`${product_name} ${name} ${id}`}>
      <Stack gap={3}>
        <HStack flexWrap="wrap">
          <Text fontWeight="semibold">{name}</Text>
          <Badge tone={TONES[state]}>{TaxDocumentState.label(state)}</Badge>
        </HStack>
        <Anchor asChild alignSelf="flex-start" overflowWrap="anywhere">
          <Link to={webPaths.adminOrder(order_id)}>{`${product_name} (주문 ${order_id})`}</Link>
        </Anchor>
        <Stack gap={1}>
          {listDetails(document).map(([label, value]) => (
            <Text key={label} overflowWrap="anywhere" numeric>
              {`${label}: ${value}`}
            </Text>
          ))}
        </Stack>
        <Text size="sm" tone="subtle" numeric>
          {`${formatDateTime(created)} ${isCorrection ? '환불·교환' : '요청'}`}
        </Text>
        {state === WAITING && !isCorrection && paid === 0 ? (
          <Alert tone="warning" announce={false} title="모두 돌려드린 주문이에요">
            발급할 금액이 없으니 거절해 주세요.
          </Alert>
        ) : null}
        {state === ISSUED && !isCorrection && paid !== amount ? (
          <Alert tone="warning" announce={false} title="발급한 뒤 환불하거나 교환한 주문이에요">
            {`지금 결제 금액은 ${formatWon(paid)}이에요. 줄어든 금액은 목록에 따로 있는 수정 발급으로 처리해 주세요.`}
          </Alert>
        ) : null}
        {state === WAITING ? <Actions document={document} /> : null}
      </Stack>
    </Card>
  );
}
