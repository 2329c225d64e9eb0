import { HStack, ShareButton } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

export const page: GalleryPage = {
  slug: 'share-button',
  group: '행동',
  title: '공유 ShareButton',
  summary:
    '화면의 링크를 나눠요. 컴퓨터에서는 복사하고 ‘클립보드에 복사되었습니다.’라고 알려요. 휴대폰에서는 시스템의 공유 창을 열고, 취소하면 아무 말도 하지 않아요. 브라우저가 복사를 막으면 링크를 골라 둔 창을 보여 줘요. 링크를 주지 않으면 지금 화면의 주소예요.',
  keys: [['Enter', '공유해요']],
  examples: [
    { title: '기본', render: () => <ShareButton title="단지 갤러리" /> },
    {
      title: '모양',
      render: () => (
        <HStack gap={2} flexWrap="wrap">
          <ShareButton title="단지" variant="solid" label="입찰 공유" />
          <ShareButton title="단지" variant="ghost" size="sm" />
          <ShareButton title="단지" disabled />
        </HStack>
      ),
    },
    {
      title: '긴 이름',
      render: () => <ShareButton title="단지" fullWidth label="이 입찰을 다른 관리사무소에 알려 주기" />,
    },
  ],
};
