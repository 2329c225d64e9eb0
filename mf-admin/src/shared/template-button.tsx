import { request, toApiError } from '@danji/api-client';
import type { getGiftTemplate } from '@danji/contracts/points/coupon-gift.endpoints';
import type { getPointBatchTemplate } from '@danji/contracts/points/point-batch.endpoints';
import type { getParcelTemplate } from '@danji/contracts/shop/parcel-sheet.endpoints';
import type { getProductTemplate } from '@danji/contracts/shop/product-sheet.endpoints';
import { Button, saveBlob } from '@danji/ui';
import { useState } from 'react';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type TemplateButtonProps = {
  call: typeof getPointBatchTemplate | typeof getGiftTemplate | typeof getParcelTemplate | typeof getProductTemplate;
  onFailure: (failure: string) => void;
};

/** Saves the template of a sheet. */
export function TemplateButton({ call, onFailure }: TemplateButtonProps) {
  const [isFetching, setIsFetching] = useState(false);
  const fetchTemplate = async (): Promise<void> => {
    setIsFetching(true);
    try {
      const { name, base64 } = await request(call);
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      saveBlob(name, new Blob([bytes], { type: XLSX }));
    } catch (error) {
      onFailure(toApiError(error).title);
    }
    setIsFetching(false);
  };
  return (
    <Button size="sm" variant="outline" icon="download" loading={isFetching} onClick={() => void fetchTemplate()}>
      양식 받기
    </Button>
  );
}
