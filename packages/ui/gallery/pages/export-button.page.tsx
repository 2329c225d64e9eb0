import { collectPages, ExportButton, type ExportTask } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

interface Row {
  id: number;
  name: string;
  points: number;
}
const columns = [
  { header: '이름', exportValue: ({ name }: Row) => name },
  { header: '포인트', exportValue: ({ points }: Row) => points },
];
const COUNT = 2400;
const PAGE = 100;
const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const read = (ms: number, count: number) => (task: ExportTask) =>
  collectPages(
    task,
    async (after = PAGE - 1) => {
      await wait(ms);
      return {
        results: Array.from({ length: PAGE }, (_, index) => ({
          id: after + 1 + index,
          name: `회원 ${after + 1 + index}`,
          points: index * 10,
        })),
        count: count - (after + 1 - PAGE),
      };
    },
    ({ id }: Row) => id,
  );
const fail = (): Promise<never> =>
  Promise.reject(new Error('인터넷 연결이 끊겼어요. 연결을 확인하고 다시 시도해 주세요.'));

export const page: GalleryPage = {
  slug: 'export-button',
  group: '자료',
  title: '내보내기 ExportButton',
  summary:
    '보이는 쪽만이 아니라 조건에 맞는 목록 전체를 엑셀(XLSX)이나 CSV로 저장해요. 오래 걸리면 얼마나 왔는지 보여 주고 취소할 수 있어요. 한 파일에 20,000건까지 담고, 더 있으면 그렇다고 말해요. CSV는 엑셀에서 한글이 깨지지 않고, 수식처럼 생긴 글은 글로 저장돼요.',
  keys: [
    ['Enter', '메뉴를 열고 고른 형식으로 저장해요'],
    ['Esc', '메뉴를 닫거나 저장을 취소해요'],
  ],
  examples: [
    {
      title: '기본',
      render: () => <ExportButton fileName="회원" columns={columns} rowsForExport={read(150, COUNT)} />,
    },
    {
      title: '한도보다 많을 때',
      render: () => (
        <ExportButton fileName="회원" columns={columns} rowsForExport={read(150, COUNT)} limit={1000} size="md" />
      ),
    },
    { title: '실패할 때', render: () => <ExportButton fileName="회원" columns={columns} rowsForExport={fail} /> },
  ],
};
