import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import type { CodeOption } from '../define-codes.ts';
import { CommunicationCategory, InformationCategory, MaterialCategory } from '../codes/community-codes.ts';
import { created, entity, id, labelled, nullable, oneOf, strictObject, timestamp } from '../fields.ts';

/** Weights multiply, and together they are at most this (DECISIONS, Community). Percent. */
export const MAX_WEIGHT = 300;
const MAX_POINTS = 10_000;

type Action = { label: string; unit: 'P' | '%'; min: number; max: number };
const earns = (label: string): Action => ({ label, unit: 'P', min: 0, max: MAX_POINTS });
const weighs = (label: string): Action => ({ label, unit: '%', min: 0, max: MAX_WEIGHT });

/** The subjects of rules: actions that give or take points, and weights of these (SPEC §3, Point action types). */
export const COMMUNITY_POINT_ACTIONS = {
  write: earns('글쓰기'),
  read: earns('글읽기'),
  comment: earns('댓글'),
  file_upload: earns('자료 올리기'),
  download: { ...earns('자료 내려받기'), min: -MAX_POINTS, max: 0 },
  recommended: earns('추천받음'),
  answer: earns('답변 작성'),
  accepted: earns('답변 채택'),
  weight_all: weighs('전체 가중치'),
  weight_200: weighs('본문 200자 이상 가중치'),
  weight_500: weighs('본문 500자 이상 가중치'),
  weight_comment20: weighs('댓글 20개 이상 가중치'),
  weight_file: weighs('파일 첨부 가중치'),
} as const satisfies Readonly<Record<string, Action>>;
export type CommunityPointAction = keyof typeof COMMUNITY_POINT_ACTIONS;

/** Where a rule counts: everywhere, or in one top category of the community. */
export const COMMUNITY_POINT_CATEGORIES = {
  all: { label: '전체', options: [] as readonly CodeOption[] },
  material: { label: '자료실', options: MaterialCategory.options },
  information: { label: '정보마당', options: InformationCategory.options },
  communication: { label: '소통마당', options: CommunicationCategory.options },
} as const;
export type CommunityPointCategory = keyof typeof COMMUNITY_POINT_CATEGORIES;

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

export const communityPointRuleKey = {
  action_type: labelled('행동', oneOf(...keysOf<CommunityPointAction>(COMMUNITY_POINT_ACTIONS))),
  category1: labelled('분류', oneOf(...keysOf<CommunityPointCategory>(COMMUNITY_POINT_CATEGORIES))),
  /** The sub-category; 0 is all of them. */
  category2: Type.Integer({ minimum: 0, maximum: 4, label: '세부 분류' }),
};
/** Points or percent. */
export const ruleValue = Type.Integer({ minimum: -MAX_POINTS, maximum: MAX_POINTS, label: '값' });

/** The points of an action in the community, or the weight of a property of a post (SPEC §3, Pricing-action record). */
export const communityPointRule = entity('CommunityPointRule', {
  id,
  ...communityPointRuleKey,
  value: ruleValue,
  created_date: created,
  /** Its version. */
  updated_date: labelled('수정', timestamp),
});
export type CommunityPointRule = Static<typeof communityPointRule>;

/** The rules that there can be: one for each action everywhere, in each category and in each sub-category. */
const MAX_RULES =
  Object.keys(COMMUNITY_POINT_ACTIONS).length *
  Object.values(COMMUNITY_POINT_CATEGORIES).reduce((sum, { options }) => sum + 1 + options.length, 0);

/** The values of all rules, as everybody reads them in the guide of points. */
export const communityPointValues = entity('CommunityPointValues', {
  rules: Type.Array(strictObject({ ...communityPointRuleKey, value: ruleValue }), {
    maxItems: MAX_RULES,
    label: '규칙',
  }),
});
export type CommunityPointValues = Static<typeof communityPointValues>;

/** One version of a rule; a value of null is none: the wider rule counts. */
export const communityPointRuleChange = entity('CommunityPointRuleChange', {
  id,
  actor: labelled('바꾼 사람', personRef),
  before: labelled('바꾸기 전', nullable(ruleValue)),
  after: labelled('바꾼 뒤', nullable(ruleValue)),
  created,
});
export type CommunityPointRuleChange = Static<typeof communityPointRuleChange>;

/** The days whose acts a simulation goes through. */
export const SIMULATED_DAYS = 7;

/** The points that the acts of one kind brought, and would bring by the changed rules; below 0 for a price. */
const simulatedAction = entity('SimulatedAction', {
  action_type: communityPointRuleKey.action_type,
  acts: Type.Integer({ minimum: 0, label: '횟수' }),
  before: Type.Integer({ label: '지금 규칙' }),
  after: Type.Integer({ label: '바꾼 규칙' }),
});

/** The paid acts of the last days by the rules of now, and by those with one change; actions that change nothing are left out. */
export const communityPointSimulation = entity('CommunityPointSimulation', {
  before: Type.Integer({ label: '지금 규칙' }),
  after: Type.Integer({ label: '바꾼 규칙' }),
  rows: Type.Array(simulatedAction, { maxItems: Object.keys(COMMUNITY_POINT_ACTIONS).length, label: '행동별' }),
});
export type CommunityPointSimulation = Static<typeof communityPointSimulation>;

type RuleInput = Pick<CommunityPointRule, 'action_type' | 'category1' | 'category2'> & { value: number | null };

/** Whether a rule counts everywhere: it has nothing wider above it, and so it always has a value. */
export const isGeneralRule = ({ category1 }: Pick<RuleInput, 'category1'>): boolean => category1 === 'all';

/** Returns the errors of a rule, by field; browser and server both apply it. */
export function validateCommunityPointRule({ action_type, category1, category2, value }: RuleInput) {
  const { unit, min, max } = COMMUNITY_POINT_ACTIONS[action_type];
  const hasCategory =
    category2 === 0 || COMMUNITY_POINT_CATEGORIES[category1].options.some(({ code }) => code === category2);
  return {
    ...(!hasCategory && { category2: '이 분류에 없는 세부 분류예요.' }),
    ...(value === null && isGeneralRule({ category1 }) && { value: '모든 분류의 규칙은 지울 수 없어요.' }),
    ...(value !== null &&
      (value < min || value > max) && {
        value: `${min.toLocaleString('ko-KR')}${unit}부터 ${max.toLocaleString('ko-KR')}${unit}까지 정할 수 있어요.`,
      }),
  };
}

/** The name of a rule's category, such as `자료실 › 서식·문서`. */
export function toCategoryText({ category1, category2 }: Pick<RuleInput, 'category1' | 'category2'>): string {
  const { label, options } = COMMUNITY_POINT_CATEGORIES[category1];
  const sub = options.find(({ code }) => code === category2)?.label;
  return sub ? `${label} › ${sub}` : label;
}

/** A value with its unit: `10P`, `150%`. */
export const toRuleText = (action: CommunityPointAction, value: number): string =>
  `${value.toLocaleString('ko-KR')}${COMMUNITY_POINT_ACTIONS[action].unit}`;
