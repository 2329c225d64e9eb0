import { fetchFile, toApiError } from '@danji/api-client';
import { useToast } from '@danji/shell-sdk';
import { Button, saveBlob } from '@danji/ui';
import { useState } from 'react';

type DownloadButtonProps = {
  /** The name of the download, in the words of users. */
  label: string;
  /** Gives the address of the call that makes it. */
  makePath: () => string | Promise<string>;
  /** Called when the server has refused it, because what it would say has changed. */
  onRefused?: () => void;
};

/** Downloads a PDF that the server makes, and says so, or why it could not. */
export function DownloadButton({ label, makePath, onRefused }: DownloadButtonProps) {
  const toast = useToast();
  const [isMaking, setIsMaking] = useState(false);
  const download = async (): Promise<void> => {
    setIsMaking(true);
    try {
      const { name, blob } = await fetchFile(await makePath());
      saveBlob(name, blob);
      toast({ title: `${label} PDF를 내려받았어요`, tone: 'success' });
    } catch (error) {
      toast({ title: toApiError(error).title, tone: 'danger' });
      onRefused?.();
    }
    setIsMaking(false);
  };
  return (
    <Button
      variant="outline"
      icon="download"
      loading={isMaking}
      loadingLabel="파일 만드는 중"
      onClick={() => void download()}
    >
      {`${label} 받기`}
    </Button>
  );
}
