import { Avatar, HStack, Text } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#b5cffb"/><circle cx="32" cy="25" r="12" fill="#1857d2"/><path d="M8 64c0-14 11-22 24-22s24 8 24 22z" fill="#1857d2"/></svg>')}`;

export const page: GalleryPage = {
  slug: 'avatar',
  group: '배치',
  title: '얼굴 Avatar',
  summary:
    '사람이나 업체를 동그라미로 보여 줘요. 사진이 없거나 열리지 않으면 이름의 첫 글자예요. 꾸밈이라서 이름을 늘 곁에 써요. 기본 크기는 md(40 px)예요.',
  examples: [
    {
      title: '크기',
      render: () => (
        <HStack gap={4} flexWrap="wrap">
          <Avatar name="김하늘" size="sm" />
          <Avatar name="김하늘" />
          <Avatar name="김하늘" size="lg" />
        </HStack>
      ),
    },
    {
      title: '사진',
      render: () => (
        <HStack gap={4} flexWrap="wrap">
          <Avatar name="박바다" src={PICTURE} size="sm" />
          <Avatar name="박바다" src={PICTURE} />
          <Avatar name="박바다" src={PICTURE} size="lg" />
        </HStack>
      ),
    },
    {
      title: '열리지 않는 사진',
      render: () => (
        <HStack gap={3} flexWrap="wrap">
          <Avatar name="제일소방엔지니어링" src="data:image/png;base64,broken" />
          <Text>제일소방엔지니어링</Text>
        </HStack>
      ),
    },
  ],
};
