import type { ReactNode } from 'react';
import { ResultSection, Stack } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const nothing = (): void => undefined;
/** A replacement for the link of an app's router. */
const PageLink = ({ to, children, ...rest }: { to: string; children?: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const MEMBERS = [
  { key: '1', path: '#1', title: '김하늘', note: '관리소장 · 한빛마을 3단지', picture: null },
  { key: '2', path: '#2', title: '이서준', note: '경리 · 한빛마을 3단지', picture: null },
];
const SPACES = [
  {
    key: '1',
    path: '#1',
    title: '한빛마을 3단지',
    note: '한빛마을 주공 아파트 · 경기 성남시 분당구 정자일로 95',
    icon: 'building' as const,
  },
  { key: '2', path: '#2', title: '푸른솔', icon: 'building' as const },
];
const LONG = [
  {
    key: '1',
    path: '#1',
    title: '세종특별자치시 나래마을 1단지부터 12단지까지 통합 관리사무소 입주자대표회의',
    note: 'a-very-long-address-of-the-management-office@apartments.example.co.kr · 010-1234-5678',
    picture: null,
  },
];

export const page: GalleryPage = {
  slug: 'hit-section',
  group: '자료',
  title: '찾은 것 HitSection',
  summary:
    '검색에서 찾은 것을 종류마다 한 묶음으로 보여 줘요. 사람과 업체는 사진이나 첫 글자, 다른 것은 아이콘으로 알아봐요. 묶음마다 따로 불러오고 따로 실패하고, 찾은 것이 없으면 묶음도 없어요. 다 보여 주지 못하면 ‘n건 더 보기’가 전체 목록으로 가요. 링크는 앱의 라우터 것을 줘요.',
  keys: [
    ['Tab', '다음 링크로 가요'],
    ['Enter', '열어요'],
  ],
  examples: [
    {
      title: '사람',
      render: () => (
        <ResultSection
          title="멤버"
          results={MEMBERS}
          link={PageLink}
          onRetry={nothing}
          more={{ path: '#more', count: 14 }}
        />
      ),
    },
    {
      title: '아이콘',
      render: () => <ResultSection title="워크스페이스" results={SPACES} link={PageLink} onRetry={nothing} />,
    },
    {
      title: '긴 이름',
      render: () => <ResultSection title="일반회원" results={LONG} link={PageLink} onRetry={nothing} />,
    },
    {
      title: '찾는 중',
      render: () => <ResultSection title="업체회원" results={undefined} link={PageLink} onRetry={nothing} />,
    },
    {
      title: '실패했을 때',
      render: () => (
        <ResultSection
          title="업체회원"
          results={undefined}
          link={PageLink}
          failure="인터넷에 연결되지 않았어요. 연결을 확인해 주세요."
          onRetry={nothing}
        />
      ),
    },
    {
      title: '없는 묶음 다음',
      render: () => (
        <Stack gap={6}>
          <ResultSection title="없음" results={[]} link={PageLink} onRetry={nothing} />
          <ResultSection title="담당자" results={MEMBERS.slice(0, 1)} link={PageLink} onRetry={nothing} />
        </Stack>
      ),
    },
  ],
};
