import { BarChart, Grid, LineChart, RadarChart } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => `${index + 1}월`);
const points = [{ name: '적립', values: [1200, 2400, 1800, 3200, 4100, 3900, 5200, 6100, 5800, 7200, 8400, 9100] }];
const both = [
  ...points,
  { name: '사용', values: [0, 500, 900, 700, 2100, 3000, 1200, 4000, 4400, 2500, 6100, 3000] },
  { name: '소멸 예정', values: [null, null, null, 200, 300, 250, null, null, 600, 700, 800, 900] },
];
const toPoints = (value: number): string => `${value.toLocaleString('ko-KR')}P`;
const short = (value: number): string => (value >= 10_000 ? `${value / 10_000}만` : value.toLocaleString('ko-KR'));
const toEok = (value: number): string => (value === 0 ? '0원' : `${value.toLocaleString('ko-KR')}억원`);
const SCORES = ['전문성', '시간 준수', '소통', '안전·청결', '비용 효율'];
const COMPANIES = ['제일소방엔지니어링', '한빛엘리베이터', '물샘방수건설주식회사', '우리조명'];

export const page: GalleryPage = {
  slug: 'charts',
  group: '자료',
  title: '그래프 LineChart · BarChart · RadarChart',
  summary:
    '읽기보다 보기가 나은 값을 그려요. 선은 시간에 따른 값, 막대는 서로 견주는 값, 방사형은 한 대상의 여러 면이에요. 눈금은 0부터 시작하고 높이는 16rem(방사형 20rem)이에요. 그래프마다 같은 값을 담은 표가 뒤에 있어서 화면 낭독기가 읽고, 누구나 ‘표로 보기’로 볼 수 있어요. 색뿐 아니라 선 모양도 달라요.',
  keys: [
    ['← →', '값을 하나씩 옮겨 가며 읽어요'],
    ['Home · End', '처음과 끝 값으로 가요'],
    ['Esc', '값 설명을 닫아요'],
  ],
  examples: [
    {
      title: '선: 하나',
      render: () => (
        <LineChart
          label="포인트 적립"
          categories={MONTHS}
          series={points}
          format={toPoints}
          formatTick={short}
          categoryLabel="달"
        />
      ),
    },
    {
      title: '선: 여럿, 빠진 값',
      render: () => (
        <LineChart
          label="포인트 흐름"
          categories={MONTHS}
          series={both}
          format={toPoints}
          formatTick={short}
          categoryLabel="달"
        />
      ),
    },
    {
      title: '막대: 나란히',
      render: () => (
        <BarChart
          label="분기별 입찰 금액"
          categories={['1분기', '2분기', '3분기', '4분기']}
          series={[
            { name: '공사', values: [12, 19, 9, 24] },
            { name: '용역', values: [8, 11, 15, 13], tone: 'success' },
          ]}
          format={toEok}
          categoryLabel="분기"
        />
      ),
    },
    {
      title: '막대: 쌓기, 0보다 작은 값',
      render: () => (
        <BarChart
          stacked
          label="관리비 변화"
          categories={['전기', '수도', '난방', '청소', '경비']}
          series={[
            { name: '오른 금액', values: [12, 4, 30, 0, 8] },
            { name: '내린 금액', values: [-3, -9, 0, -4, -1], tone: 'warning' },
          ]}
          categoryLabel="항목"
        />
      ),
    },
    {
      title: '막대: 긴 이름',
      render: () => (
        <BarChart
          horizontal
          label="업체별 낙찰 건수"
          categories={COMPANIES}
          series={[{ name: '낙찰', values: [42, 31, 18, 7] }]}
          format={(value) => `${value}건`}
          categoryLabel="업체"
        />
      ),
    },
    {
      title: '방사형',
      render: () => (
        <Grid css={{ gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' } }}>
          <RadarChart
            label="업체 평가"
            categories={SCORES}
            series={[{ name: '평가', values: [4.5, 3.8, 4.9, 4.1, 3.2] }]}
            max={5}
            format={(value) => value.toFixed(1)}
            formatTick={String}
            categoryLabel="기준"
          />
          <RadarChart
            label="업체 비교"
            categories={SCORES}
            series={[
              { name: '이 업체', values: [4.5, 3.8, 4.9, 4.1, 3.2] },
              { name: '전체 평균', values: [3.6, 4.1, 3.5, 3.9, 3.8], tone: 'neutral' },
            ]}
            max={5}
            format={(value) => value.toFixed(1)}
            formatTick={String}
            categoryLabel="기준"
          />
        </Grid>
      ),
    },
    {
      title: '값이 없을 때',
      render: () => (
        <LineChart
          label="포인트 적립"
          categories={MONTHS}
          series={[{ name: '적립', values: MONTHS.map(() => null) }]}
        />
      ),
    },
  ],
};
