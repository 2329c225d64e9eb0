import { request } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import { MAX_PRODUCT_LINES } from '@danji/contracts/shop/product-sheet';
import { checkProductSheet, getProductTemplate } from '@danji/contracts/shop/product-sheet.endpoints';
import { Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { SheetUpload } from '../../shared/sheet-steps.tsx';
import { TemplateButton } from '../../shared/template-button.tsx';
import { useSheet } from '../../shared/use-sheet.ts';
import { ProductSheetReport } from './product-sheet-report.tsx';

/** A sheet of products: what each line changes is shown first, then the lines that are right are applied one by one. */
export function ProductSheetCard() {
  const sheet = useSheet({ send: (file) => request(checkProductSheet, { body: { file } }) });
  return (
    <DetailCard
      title="엑셀로 여러 상품 등록·수정"
      aside={<TemplateButton call={getProductTemplate} onFailure={sheet.setFailure} />}
    >
      <Stack gap={4}>
        <Text tone="muted">
          {`양식이나 상품 목록에서 내려받은 파일을 고쳐 올려 주세요. 있는 상품 코드는 적은 칸만 바꾸고, 없는 코드는 새 상품으로 등록해요. 사진과 옵션, 상세 설명은 상품 화면에서 넣어요. 한 번에 ${formatNumber(MAX_PRODUCT_LINES)}줄까지예요.`}
        </Text>
        <SheetUpload sheet={sheet} action="적용">
          {({ report: { lines } }) => <ProductSheetReport lines={lines} onOther={sheet.startOver} />}
        </SheetUpload>
      </Stack>
    </DetailCard>
  );
}
