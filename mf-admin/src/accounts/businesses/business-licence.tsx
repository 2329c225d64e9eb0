import { useEndpoint } from '@danji/api-client';
import { readImage } from '@danji/contracts/site/file.endpoints';
import type { NanoId } from '@danji/contracts/fields';
import { Alert, Anchor, Box, Button, Skeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';

const nanoIdOf = (address: string): NanoId | undefined => /\/files\/([\w-]{21})\//.exec(address)?.[1];

/**
 * The picture of a business licence. The URL of a private picture expires after some minutes, so a fresh one is
 * requested when it is displayed.
 */
export function BusinessLicence({ address, company }: { address: string | null; company: string }) {
  const id = address === null ? undefined : nanoIdOf(address);
  const {
    data: picture,
    error,
    isLoading,
    refresh,
  } = useEndpoint(readImage, id === undefined ? null : { body: { file_id: id } }, { refreshOnFocus: false });
  const [failedAddress, setFailedAddress] = useState<string>();

  if (address === null) return <Text tone="muted">올린 사업자등록증이 없어요.</Text>;
  // A PDF is a file and no picture.
  if (error?.code === 'not_found')
    return (
      <Anchor href={address} target="_blank" rel="noreferrer">
        사업자등록증 파일 열기
      </Anchor>
    );
  if (isLoading) return <Skeleton height="64" width="48" />;
  if (!picture || picture.file === failedAddress) {
    return (
      <Alert
        tone="warning"
        title="사업자등록증을 불러오지 못했어요"
        action={
          <Button size="sm" variant="outline" onClick={() => void refresh()}>
            다시 시도
          </Button>
        }
      >
        {error?.title ?? '사진이 지워졌을 수 있어요.'}
      </Alert>
    );
  }
  return (
    <Stack gap={2} alignItems="flex-start">
      <Box
        asChild
        display="block"
        maxWidth="full"
        maxHeight="96"
        borderRadius="md"
        borderWidth="1px"
        borderColor="border"
      >
        <img
          src={picture.file}
          width={picture.width}
          height={picture.height}
          alt={`${company} 사업자등록증`}
          style={{ objectFit: 'contain', width: 'auto' }}
          onError={() => setFailedAddress(picture.file)}
        />
      </Box>
      <Anchor href={picture.file} target="_blank" rel="noreferrer">
        새 창에서 크게 보기
      </Anchor>
    </Stack>
  );
}
