import { Steps } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const NAMES = ['약관 동의', '휴대폰 인증', '계정 정보', '사업자 정보'];

export const page: GalleryPage = {
  slug: 'steps',
  group: '입력',
  title: '단계 Steps',
  summary:
    '여러 화면에 걸친 양식에서 지금 어디인지 보여 줘요. 좁은 곳에서는 지금 단계만 이름을 말하고 나머지는 숫자예요. 끝난 단계는 화면 낭독기에 완료라고 알려요.',
  examples: [
    { title: '처음', render: () => <Steps steps={NAMES} current={0} /> },
    { title: '가운데', render: () => <Steps steps={NAMES} current={2} /> },
    { title: '모두 끝남', render: () => <Steps steps={NAMES} current={4} /> },
    {
      title: '긴 이름',
      render: () => (
        <Steps
          steps={['공고 기본 내용과 공사 범위', '입찰 참가 자격과 적격심사 배점', '첨부 파일과 미리보기']}
          current={1}
        />
      ),
    },
  ],
};
