import { request, toApiError } from '@danji/api-client';
import { writeImages } from '@danji/contracts/site/file.endpoints';
import { LIMITS } from '@danji/contracts/limits';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { useSession, useToast } from '@danji/shell-sdk';
import { Avatar, Button, HStack, Stack, Text, VisuallyHidden } from '@danji/ui';
import { useRef, useState, type ChangeEvent } from 'react';

/** The picture beside the name; a chosen file is uploaded and displayed at once. */
export function ProfilePicture() {
  const { user, updateUser } = useSession();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (!user) return null;

  const change = async (findImageId: () => Promise<string | null>, done: string) => {
    setIsBusy(true);
    try {
      updateUser(await request(updateMe, { body: { profile_image_id: await findImageId() } }));
      toast({ title: done, tone: 'success' });
    } catch (error) {
      toast({ title: toApiError(error).title, tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (!file) return;
    if (file.size > LIMITS.fileBytes) toast({ title: '사진은 10 MB까지 올릴 수 있어요.', tone: 'danger' });
    else
      void change(
        async () => (await request(writeImages, { body: { images: [file] } }))[0]?.nano_id ?? null,
        '프로필 사진을 바꿨어요.',
      );
  };
  return (
    <HStack gap={4} css={{ flexWrap: 'wrap', position: 'relative' }}>
      <Avatar name={user.name} src={user.profile_image_url} size="lg" />
      <Stack gap={1}>
        <HStack gap={2} css={{ flexWrap: 'wrap' }}>
          <Button size="sm" variant="outline" icon="camera" loading={isBusy} onClick={() => input.current?.click()}>
            사진 바꾸기
          </Button>
          {user.profile_image_url ? (
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy}
              onClick={() => void change(() => Promise.resolve(null), '프로필 사진을 지웠어요.')}
            >
              지우기
            </Button>
          ) : null}
        </HStack>
        <Text size="sm" tone="subtle">
          JPG, PNG, WEBP, GIF, 10 MB까지
        </Text>
      </Stack>
      <VisuallyHidden asChild>
        <input ref={input} type="file" accept="image/*" aria-label="프로필 사진 파일" tabIndex={-1} onChange={choose} />
      </VisuallyHidden>
    </HStack>
  );
}
