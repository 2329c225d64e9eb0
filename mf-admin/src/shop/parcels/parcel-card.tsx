import { request } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import { MAX_PARCEL_LINES } from '@danji/contracts/shop/parcel-sheet';
import { checkParcelSheet, getParcelTemplate } from '@danji/contracts/shop/parcel-sheet.endpoints';
import { Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { SheetUpload } from '../../shared/sheet-steps.tsx';
import { TemplateButton } from '../../shared/template-button.tsx';
import { useSheet } from '../../shared/use-sheet.ts';
import { ParcelReport } from './parcel-report.tsx';

/** A sheet of tracking numbers: each line is shown first, then those that are right are shipped one by one. */
export function ParcelCard() {
  const sheet = useSheet({ send: (file) => request(checkParcelSheet, { body: { file } }) });
  return (
    <DetailCard
      title="엑셀로 여러 주문 발송"
      aside={<TemplateButton call={getParcelTemplate} onFailure={sheet.setFailure} />}
    >
      <Stack gap={4}>
        <Text tone="muted">
          {`양식에 주문번호와 택배사, 송장번호를 적어 올리면 상품준비중인 주문을 발송해요. 한 번에 ${formatNumber(MAX_PARCEL_LINES)}줄까지예요.`}
        </Text>
        <SheetUpload sheet={sheet} action="발송">
          {({ report: { lines } }) => <ParcelReport lines={lines} onOther={sheet.startOver} />}
        </SheetUpload>
      </Stack>
    </DetailCard>
  );
}
