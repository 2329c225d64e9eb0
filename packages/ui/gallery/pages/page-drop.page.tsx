import { useState } from 'react';
import { Alert, PageDrop, Stack, Text } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

function Tried() {
  const [name, setName] = useState<string>();
  return (
    <Stack>
      <Text>이 화면 아무 곳에나 이미지 파일을 끌어와 보세요.</Text>
      {name ? <Alert tone="success">{`${name} 이미지를 받았어요.`}</Alert> : null}
      <PageDrop onImage={(image) => setName(image.name)} />
    </Stack>
  );
}

export const page: GalleryPage = {
  slug: 'page-drop',
  group: '창',
  title: '화면에 이미지 놓기 PageDrop',
  summary:
    '파일을 화면 위로 끌어오면 여기에 놓으라고 알리는 덮개가 나타나요. 첫 번째 이미지 하나만 쓰고, 더 있거나 이미지가 아니면 알려 줘요(10 MB까지). 글이나 화면 안의 그림을 끄는 것, 파일 올리기 칸 위에 놓는 것은 그대로 둬요. 한 화면에 여럿이면 마지막에 나타난 것이 받아요.',
  examples: [{ title: '끌어와 보기', render: () => <Tried /> }],
};
