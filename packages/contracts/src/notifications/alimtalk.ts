/** The names in `#{…}` of a text. */
type VariablesOf<Text extends string> = Text extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | VariablesOf<Rest>
  : never;

/** A message of KakaoTalk as Kakao has approved it: its text may differ in the variables alone. */
export type AlimTalkTemplate<Values = never> = {
  /** The code under which it is registered with the provider. */
  readonly code: string;
  /** At most 1,000 characters with its values; a variable is `#{name}`. */
  readonly text: string;
  variables(values: Values): Readonly<Record<string, string>>;
};

/**
 * States a message of KakaoTalk. A variable of the text without a value, and a value without a variable, are type errors,
 * so that neither is ever sent.
 */
export const defineAlimTalk = <
  const Text extends string,
  Values,
  Given extends Readonly<Record<VariablesOf<Text>, string>>,
>(template: {
  code: string;
  text: Text;
  variables: (values: Values) => Given & Readonly<Record<Exclude<keyof Given, VariablesOf<Text>>, never>>;
}): AlimTalkTemplate<Values> => template;

/** The name of the button of each template; it opens the path of the notification. */
export const ALIMTALK_BUTTON = '단지에서 보기';

/** The most characters of one value, as Kakao allows a whole text of 1,000. */
const MAX_VALUE = 300;

const shorten = (value: string): string =>
  [...value].length > MAX_VALUE ? `${[...value].slice(0, MAX_VALUE - 1).join('')}…` : value;

/** Puts the values into the text of a template; values that are too long are cut. */
export function fillAlimTalk<Values>(template: AlimTalkTemplate<Values>, values: Values): string {
  const variables = template.variables(values);
  return template.text.replaceAll(/#\{([^}]+)\}/g, (_, name: string) => shorten(variables[name] ?? ''));
}

/** Notifications of a day in one message. */
export const dailyAlimTalk = defineAlimTalk({
  code: 'DANJI_DAILY',
  text: '[단지] 새 알림이 #{건수}건 있어요.\n\n가장 최근 알림: #{제목}',
  variables: ({ count, title }: { count: number; title: string }) => ({ 건수: String(count), 제목: title }),
});

/** A message of trial. */
export const testAlimTalk = defineAlimTalk({
  code: 'DANJI_TEST',
  text: '[단지] 알림톡을 시험해요.\n\n이 메시지가 보이면 알림톡을 받을 수 있어요.',
  variables: () => ({}),
});
