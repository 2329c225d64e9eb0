import { Checkbox, Field, RadioGroup, Stack, TextInput } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

const LONG = '래미안대치팰리스1단지아파트입주자대표회의에서 정한 관리사무소 담당자 이름과 직책';

export const page: GalleryPage = {
  slug: 'field',
  group: '입력',
  title: '이름표 Field',
  summary:
    '입력 칸 하나에 이름, 도움말, 잘못된 점을 묶고 화면 낭독기에 이어 줘요. 꼭 적어야 하면 required로 *를, 대부분이 필수인 양식에서는 optional로 선택을 붙여요. 여러 칸이 하나의 이름을 가지면 group을 써요. 잘못된 점은 나타날 때 읽어 주고, 무엇이 잘못됐고 어떻게 하면 되는지 적어요.',
  examples: [
    {
      title: '기본',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="단지 이름">
              <TextInput value={value} onChange={set} placeholder="래미안" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '필수와 선택',
      render: () => (
        <Stack>
          <Stateful start="김관리">
            {(value, set) => (
              <Field label="이름" required>
                <TextInput value={value} onChange={set} />
              </Field>
            )}
          </Stateful>
          <Stateful start="">
            {(value, set) => (
              <Field label="닉네임" optional>
                <TextInput value={value} onChange={set} />
              </Field>
            )}
          </Stateful>
        </Stack>
      ),
    },
    {
      title: '도움말',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="추천 코드" help="추천한 분에게 받은 코드예요. 가입한 뒤에는 바꿀 수 없어요.">
              <TextInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '잘못된 값',
      render: () => (
        <Stateful start="김관리@">
          {(value, set) => (
            <Field
              label="이메일"
              required
              help="로그인할 때 써요."
              error="이메일 주소가 완전하지 않아요. name@example.com처럼 적어 주세요."
            >
              <TextInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '쓸 수 없음',
      render: () => (
        <Stateful start="서울특별시 강남구 대치동">
          {(value, set) => (
            <Field label="주소" disabled help="단지를 고르면 채워져요.">
              <TextInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '긴 글',
      render: () => (
        <Stateful start={LONG}>
          {(value, set) => (
            <Field
              label={LONG}
              required
              help={`${LONG}을 적어요. 바뀌면 입주자대표회의 의결을 거쳐 다시 적어 주세요.`}
              error={`${LONG}이 너무 길어요. 50자 안으로 줄여 주세요.`}
            >
              <TextInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '묶음',
      render: () => (
        <Stateful start={{ way: 'low', agreed: false }}>
          {(value, set) => (
            <Stack>
              <Field label="낙찰 방법" group required>
                <RadioGroup
                  value={value.way}
                  onChange={(way) => set({ ...value, way })}
                  options={[
                    { value: 'low', label: '최저가' },
                    { value: 'fit', label: '적격심사' },
                  ]}
                />
              </Field>
              <Field label="동의" group error={value.agreed ? undefined : '동의해야 올릴 수 있어요.'}>
                <Checkbox checked={value.agreed} onChange={(agreed) => set({ ...value, agreed })}>
                  공고 내용이 사실과 같아요
                </Checkbox>
              </Field>
            </Stack>
          )}
        </Stateful>
      ),
    },
    {
      title: '이름표 숨기기',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="단지 검색" hideLabel>
              <TextInput value={value} onChange={set} icon="search" placeholder="단지 검색" />
            </Field>
          )}
        </Stateful>
      ),
    },
  ],
};
