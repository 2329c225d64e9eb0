import { request } from '@danji/api-client';
import { LIMITS } from '@danji/contracts/limits';
import { getMe, uploadBusinessImage } from '@danji/contracts/accounts/profile.endpoints';
import { useSession } from '@danji/shell-sdk';
import { FileDrop, useUploads } from '@danji/ui';

/** Uploads the picture or PDF of the business licence as soon as it is chosen, with progress, cancel and retry. */
export function LicenceUpload() {
  const { updateUser } = useSession();
  const uploads = useUploads(async (image, options) => {
    await request(uploadBusinessImage, { body: { image }, ...options });
    updateUser(await request(getMe));
  });
  return (
    <FileDrop
      title="사업자등록증 사진이나 PDF를 올려 주세요"
      accept="image/*,application/pdf"
      maxBytes={LIMITS.fileBytes}
      {...uploads.area}
    />
  );
}
