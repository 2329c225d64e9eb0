import { Checkbox, Field, RadioGroup, Stack, Switch } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

const WAYS = [
  { value: 'low', label: '최저가', description: '가장 낮은 값을 낸 업체를 뽑아요' },
  { value: 'fit', label: '적격심사', description: '값, 실적, 신용을 함께 봐요' },
  { value: 'free', label: '수의계약', disabled: true },
];
const LONG =
  '개인정보 수집·이용에 동의해요. 입찰 참여 업체에 단지 이름, 담당자 이름, 전화번호가 전달되고 계약이 끝난 뒤 3년 동안 보관돼요.';

export const page: GalleryPage = {
  slug: 'choices',
  group: '입력',
  title: '선택 Checkbox · RadioGroup · Switch',
  summary:
    '줄 전체가 눌리는 곳이에요. Checkbox는 켜고 끄는 것, RadioGroup은 서넛 가운데 하나, Switch는 저장 없이 바로 바뀌는 설정이에요. boxed는 테두리를 두른 카드예요.',
  keys: [
    ['Space', '켜거나 꺼요'],
    ['← → ↑ ↓', 'RadioGroup의 다른 것을 골라요'],
  ],
  examples: [
    {
      title: 'Checkbox',
      render: () => (
        <Stateful start={[true, false]}>
          {([first = false, second = false], set) => (
            <Stack gap={0}>
              <Checkbox checked={first} onChange={(next) => set([next, second])}>
                마감된 공고도 보기
              </Checkbox>
              <Checkbox
                checked={second}
                onChange={(next) => set([first, next])}
                description="하루에 한 번 오전 9시에 보내요"
              >
                새 공고 알림 받기
              </Checkbox>
            </Stack>
          )}
        </Stateful>
      ),
    },
    {
      title: 'Checkbox, 테두리와 긴 글',
      render: () => (
        <Stateful start={true}>
          {(value, set) => (
            <Stack>
              <Checkbox boxed checked={value} onChange={set}>
                모두 동의해요
              </Checkbox>
              <Checkbox checked={value} onChange={set} required>
                {LONG}
              </Checkbox>
              <Checkbox checked disabled onChange={set}>
                이미 동의한 약관이에요
              </Checkbox>
            </Stack>
          )}
        </Stateful>
      ),
    },
    {
      title: 'RadioGroup',
      render: () => (
        <Stateful start="fit">
          {(value, set) => (
            <Field label="낙찰 방법" group>
              <RadioGroup value={value} onChange={set} options={WAYS} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: 'RadioGroup, 카드',
      render: () => (
        <Stateful start="low">
          {(value, set) => (
            <Field label="낙찰 방법" group required>
              <RadioGroup boxed value={value} onChange={set} options={WAYS} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: 'RadioGroup, 잘못됨',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="낙찰 방법" group required error="낙찰 방법을 골라 주세요.">
              <RadioGroup value={value} onChange={set} options={WAYS} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: 'Switch',
      render: () => (
        <Stateful start={[true, false]}>
          {([first = false, second = false], set) => (
            <Stack gap={0}>
              <Switch checked={first} onChange={(next) => set([next, second])} description="급한 공지만 소리로 알려요">
                소리
              </Switch>
              <Switch checked={second} onChange={(next) => set([first, next])}>
                밤 10시부터 아침 8시까지는 아무 알림도 받지 않아요
              </Switch>
              <Switch checked disabled onChange={() => undefined}>
                보안 알림은 끌 수 없어요
              </Switch>
            </Stack>
          )}
        </Stateful>
      ),
    },
  ],
};
