import { Button, HStack, toast } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

export const page: GalleryPage = {
  slug: 'toast',
  group: '알림',
  title: '잠깐 알림 toast · Toaster',
  summary:
    '방금 한 일의 결과를 화면 아래에 잠깐 보여 줘요. 4초 뒤에 사라지고, 되돌리기가 있거나 실패면 8초 있어요. 되돌리기가 있으면 더 짧게 할 수 없어요. 손이나 초점이 올라가 있는 동안은 기다려요. 실패는 바로, 나머지는 말이 끝나면 읽어 줘요. 한 번에 셋까지 보여요.',
  keys: [
    ['F8', '가장 새로운 알림의 단추로 가요'],
    ['Esc', '그 알림을 닫고 하던 곳으로 돌아가요'],
  ],
  examples: [
    {
      title: '결과',
      opens: true,
      render: () => (
        <Button variant="outline" onClick={() => toast({ title: '저장했어요', tone: 'success' })}>
          저장했어요
        </Button>
      ),
    },
    {
      title: '되돌리기',
      opens: true,
      render: () => (
        <Button
          variant="outline"
          onClick={() =>
            toast({
              title: '일정을 삭제했어요',
              action: { label: '되돌리기', onClick: () => toast({ title: '되돌렸어요', tone: 'success' }) },
            })
          }
        >
          일정 삭제
        </Button>
      ),
    },
    {
      title: '여러 어조와 긴 글',
      opens: true,
      render: () => (
        <HStack flexWrap="wrap">
          <Button
            variant="outline"
            onClick={() => {
              toast({ title: '링크를 복사했어요' });
              toast({
                title: '첨부 파일 1개를 건너뛰었어요',
                description: '2026년_상반기_소방시설_자체점검_결과보고서_최종_수정본.pdf 파일은 30 MB를 넘어요.',
                tone: 'warning',
              });
              toast({
                title: '견적 요청을 보내지 못했어요',
                description: '잠시 뒤 다시 시도해 주세요.',
                tone: 'danger',
                action: { label: '다시 시도', onClick: () => undefined },
              });
            }}
          >
            셋을 한꺼번에
          </Button>
        </HStack>
      ),
    },
  ],
};
