import { formatDate } from '../format/date.ts';
import { formatNumber, formatWon } from '../format/number.ts';
import type { ProcurementHint } from './procurement-hint.endpoints.ts';
import { DIRECT_CONTRACT } from './split-contract-rules.ts';

type HintLabels = { title: string; seen: string; when: string };

const COLLUSION_LAW = '공정거래법 제40조(입찰 담합 금지)';
const SPLIT_LAW = '주택관리업자 및 사업자 선정지침 별표 2(수의계약 대상)';
const NO_COLLUSION = '우연히 같을 수 있어요. 담합했다는 뜻이 아니니 먼저 업체의 설명을 들어 보세요.';
const NO_SPLIT = '나누어 계약했다는 뜻이 아니에요. 서로 다른 일이면 그대로 두어도 돼요.';

const LABELS: Readonly<Record<Exclude<ProcurementHint['kind'], 'split_contracts'>, HintLabels>> = {
  same_business: {
    title: '사업자등록번호가 같아요',
    seen: '등록한 사업자등록번호가 같아요.',
    when: '사업자등록번호가 같은 업체가 함께 제안할 때 보여요.',
  },
  same_representative: {
    title: '대표자 이름이 같아요',
    seen: '등록한 대표자 이름이 같아요. 이름이 같은 다른 사람일 수 있어요.',
    when: '대표자 이름이 같은 업체가 함께 제안할 때 보여요.',
  },
  same_address: {
    title: '주소가 같아요',
    seen: '등록한 주소가 같아요.',
    when: '주소와 상세 주소가 모두 같은 업체가 함께 제안할 때 보여요.',
  },
  same_tel: {
    title: '전화번호가 같아요',
    seen: '등록한 전화번호가 같아요.',
    when: '업체나 담당자의 전화번호가 같은 업체가 함께 제안할 때 보여요.',
  },
  same_files: {
    title: '같은 파일을 냈어요',
    seen: '내용이 똑같은 파일을 첨부했어요.',
    when: '첨부파일의 내용이 한 글자도 다르지 않을 때 보여요.',
  },
  same_prices: {
    title: '모든 단가가 같아요',
    seen: '모든 품목의 단가가 같아요.',
    when: '품목이 2개 이상이고 단가가 모두 같을 때 보여요.',
  },
  constant_ratio: {
    title: '단가가 같은 비율로 달라요',
    seen: '모든 품목의 단가가 같은 비율만큼 비싸거나 싸요.',
    when: '품목이 3개 이상이고 단가의 비율이 모두 같을 때 보여요.',
  },
};

const quote = (name: string): string => `'${name}'`;

/** The texts of a hint: what was seen, by which rule, and that it is no accusation. */
export type HintText = { title: string; seen: string; lines: string[]; rule: string; caution: string };

/** Returns a hint in words. */
export function describeHint({ kind, names, contracts }: ProcurementHint): HintText {
  if (kind === 'split_contracts') {
    const sum = contracts.reduce((total, { amount }) => total + amount, 0);
    return {
      title: '수의계약 한도에 가까운 계약이 여러 건이에요',
      seen: `같은 분야의 수의계약이 ${DIRECT_CONTRACT.months}개월 안에 ${formatNumber(contracts.length)}건이고, 더하면 ${formatWon(sum)}이에요.`,
      lines: contracts.map(({ title, day, amount }) => `${title} · ${formatDate(day)} · ${formatWon(amount)}`),
      rule: `${formatWon(DIRECT_CONTRACT.near)}부터 ${formatWon(DIRECT_CONTRACT.limit)}까지인 계약을 더해 한도를 넘을 때 보여요. 근거: ${SPLIT_LAW}`,
      caution: NO_SPLIT,
    };
  }
  const { title, seen, when } = LABELS[kind];
  return {
    title,
    seen: `${names.map((name) => quote(name)).join(', ')} 업체가 ${seen}`,
    lines: [],
    rule: `${when} 근거: ${COLLUSION_LAW}`,
    caution: NO_COLLUSION,
  };
}
