import { Alert, Button, Stack, type Tone } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const TONES: readonly (readonly [Tone, string, string])[] = [
  ['neutral', '아직 배정된 담당자가 없어요', '담당자를 정하면 알림을 받을 수 있어요.'],
  ['brand', '이번 달 견적을 3번 더 볼 수 있어요', '다음 달 1일에 다시 채워져요.'],
  ['accent', '첫 후기를 쓰면 500P를 드려요', '사진을 더하면 300P가 더해져요.'],
  ['success', '사업자 인증을 마쳤어요', '이제 입찰에 참여할 수 있어요.'],
  ['danger', '사업자등록번호를 확인하지 못했어요', '번호 10자리를 다시 봐 주세요. 국세청에 등록된 번호여야 해요.'],
  ['warning', '계약이 7일 뒤에 끝나요', '이어서 쓰려면 그 전에 다시 계약해 주세요.'],
];

export const page: GalleryPage = {
  slug: 'alert',
  group: '알림',
  title: '알림 상자 Alert',
  summary:
    '그 일이 있는 자리에 두는 말이에요: 입력의 잘못, 조건, 도움말. 기본 어조는 neutral이고, danger는 나타나는 즉시 화면 낭독기가 읽어요. 무엇이 일어났고 무엇을 하면 되는지 함께 써요.',
  examples: [
    {
      title: '어조',
      render: () => (
        <Stack gap={3}>
          {TONES.map(([tone, title, text]) => (
            <Alert key={tone} tone={tone} title={title} announce={false}>
              {text}
            </Alert>
          ))}
        </Stack>
      ),
    },
    {
      title: '제목만, 내용만',
      render: () => (
        <Stack gap={3}>
          <Alert tone="brand" title="점검 결과는 15일 안에 알려야 해요" />
          <Alert>입주민에게는 공지 후 7일 동안 보여요.</Alert>
        </Stack>
      ),
    },
    {
      title: '행동',
      render: () => (
        <Alert
          tone="warning"
          title="휴대폰 번호가 확인되지 않았어요"
          action={
            <Button size="sm" variant="outline">
              확인하기
            </Button>
          }
        >
          번호를 확인해야 쿠폰을 받을 수 있어요.
        </Alert>
      ),
    },
    {
      title: '제목과 행동',
      render: () => (
        <Alert
          tone="brand"
          title="받은 초대가 1건 있어요"
          action={
            <Button size="sm" variant="outline">
              초대 보기
            </Button>
          }
        />
      ),
    },
    {
      title: '긴 글',
      render: () => (
        <Alert tone="danger" announce={false} title="업로드하지 못한 파일이 2개 있어요">
          2026년_상반기_소방시설_자체점검_결과보고서_최종_수정본(관리사무소확인).pdf 파일은 30 MB를 넘어요. 나누거나
          줄여서 다시 올려 주세요.
        </Alert>
      ),
    },
  ],
};
