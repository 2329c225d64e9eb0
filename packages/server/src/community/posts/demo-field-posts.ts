import type { DemoPost } from './demo-post-texts.ts';
import { DEMO_SUBJECTS, type DemoSubject } from './demo-subjects.ts';

/** A post of the demo with what others have written below it. */
export type FieldPost = DemoPost & { answers: readonly string[] };

type Pattern = {
  category: DemoPost['place']['category'];
  category1: number;
  title: (name: string) => string;
  text: (subject: DemoSubject, place: string) => string;
  price?: number;
  isAnswered?: boolean;
};

/** Where its authors work. */
const PLACES = [
  '620세대, 12년 된 단지예요.',
  '경기 남부의 1,240세대 단지예요.',
  '복도식 480세대를 맡고 있어요.',
  '올해 입주한 2,100세대 신축이에요.',
  '25년 된 지역난방 단지예요.',
  '주상복합 340세대에서 일해요.',
  '소장으로 온 지 석 달 됐어요.',
  '세 번째 단지에서 같은 일을 겪어요.',
  '동이 열여덟 개인 단지예요.',
  '임대와 분양이 섞인 890세대예요.',
  '바닷가라 설비가 빨리 상하는 단지예요.',
];
const CLOSINGS = [
  '저희는 그렇게 해서 잘 넘어갔어요.',
  '회의록에 남겨 두시면 나중에 편해요.',
  '단지마다 다르니 규약도 한번 보세요.',
  '지자체 주택과에 물어보면 잘 알려 줘요.',
  '필요하시면 저희 서식을 보내 드릴게요.',
];

const PATTERNS: readonly Pattern[] = [
  {
    category: 'communication',
    category1: 2,
    isAnswered: true,
    price: 100,
    title: (name) => `${name}, 무엇부터 하셨나요?`,
    text: ({ happened }, place) => `${place} ${happened} 먼저 겪으신 분들은 어떤 순서로 하셨는지 알고 싶어요.`,
  },
  {
    category: 'communication',
    category1: 2,
    isAnswered: true,
    title: (name) => `${name} 관련해 입주민 설명은 어떻게 하세요?`,
    text: ({ happened }, place) => `${happened} ${place} 설명회를 열지, 안내문으로 충분할지 고민이에요.`,
  },
  {
    category: 'communication',
    category1: 2,
    isAnswered: true,
    price: 200,
    title: (name) => `${name} 비용, 이 정도면 알맞은가요?`,
    text: ({ happened }, place) => `${place} ${happened} 받은 견적 세 개의 차이가 두 배라 기준을 여쭤봐요.`,
  },
  {
    category: 'communication',
    category1: 1,
    isAnswered: true,
    title: (name) => `${name} 때문에 매일 전화가 와요`,
    text: ({ happened }, place) => `${place} ${happened} 직원들이 지쳐 가는데 어떻게 다독이시나요?`,
  },
  {
    category: 'communication',
    category1: 1,
    title: (name) => `${name} 문제로 대표회의와 생각이 달라요`,
    text: ({ happened, known }) => `${happened} ${known} 그런데 회의에서는 내년으로 미루자고 해요.`,
  },
  {
    category: 'communication',
    category1: 4,
    title: (name) => `${name} 끝낸 날의 기록`,
    text: ({ happened, advice }) => `${happened} ${advice} 한 달을 매달렸는데 끝나고 나니 후련해요.`,
  },
  {
    category: 'communication',
    category1: 3,
    title: (name) => `${name} 경험 나누실 분 찾아요`,
    text: ({ happened }, place) => `${place} ${happened} 가까운 단지끼리 한 달에 한 번 모여 이야기해요.`,
  },
  {
    category: 'material',
    category1: 2,
    price: 300,
    title: (name) => `${name} 점검표와 보고 서식`,
    text: ({ known, advice }) => `${known} 현장에서 쓰는 점검 칸과 보고 칸을 한 장에 담았어요. ${advice}`,
  },
  {
    category: 'material',
    category1: 1,
    title: (name) => `${name} 안내문, 그림 넣은 판`,
    text: ({ known }) => `승강기와 게시판에 붙일 수 있게 A4와 A3로 만들었어요. ${known} 이 내용을 그림으로 풀었어요.`,
  },
  {
    category: 'material',
    category1: 4,
    isAnswered: true,
    title: (name) => `${name} 공고문 예시 있으신 분 계신가요?`,
    text: ({ happened }, place) => `${place} ${happened} 처음이라 문구를 참고하고 싶어요.`,
  },
  {
    category: 'information',
    category1: 1,
    title: (name) => `${name}, 법령에서 정한 것 정리`,
    text: ({ known, advice }) => `${known} 날짜를 놓치기 쉬워 관리일지 앞에 붙여 뒀어요. ${advice}`,
  },
  {
    category: 'information',
    category1: 2,
    title: (name) => `${name}에 쓸 수 있는 지원 알아봤어요`,
    text: ({ happened, known }, place) =>
      `${place} ${happened} 구청 공동주택 지원사업에 해당하는지 물어보니 서류부터 갖추래요. ${known}`,
  },
  {
    category: 'information',
    category1: 3,
    title: (name) => `${name}, 우리 단지 진행 사례`,
    text: ({ happened, advice }, place) => `${place} ${happened} ${advice} 걸린 기간은 공고부터 준공까지 7주였어요.`,
  },
  {
    category: 'information',
    category1: 3,
    title: (name) => `${name} 견적 비교에서 배운 것`,
    text: ({ advice, known }) => `같은 조건을 적어 네 곳에 보냈어요. ${advice} ${known}`,
  },
];

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const toAnswers = ({ advice, known }: DemoSubject, at: number): string[] => [
  `${advice} ${of(CLOSINGS, at)}`,
  ...(at % 3 === 0 ? [`${known} ${of(CLOSINGS, at + 2)}`] : []),
];

/** Posts of a year on every subject, the newest first; neighbours are about different ones. */
export const DEMO_FIELD_POSTS: readonly FieldPost[] = PATTERNS.flatMap((pattern, row) =>
  DEMO_SUBJECTS.map((subject, column) => {
    const at = row * 7 + column * 3;
    return {
      place: { category: pattern.category, category1: pattern.category1 },
      topic: subject.topic,
      title: pattern.title(subject.name),
      text: pattern.text(subject, of(PLACES, at)),
      price:
        pattern.price !== undefined && column % (pattern.isAnswered ? 4 : 2) === 0
          ? pattern.price + (column % 5) * 100
          : 0,
      answers: pattern.isAnswered && at % 4 !== 1 ? toAnswers(subject, at) : [],
      order: (column * 17 + row * 11) % 101,
    };
  }),
).toSorted((a, b) => a.order - b.order);
