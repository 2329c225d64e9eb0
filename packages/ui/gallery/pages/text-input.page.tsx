import { Field, PasswordInput, SearchInput, Stack, TextInput } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

export const page: GalleryPage = {
  slug: 'text-input',
  group: '입력',
  title: '글 입력 TextInput · PasswordInput · SearchInput',
  summary:
    '한 줄 글이에요. 높이는 48 px, 표 위의 필터에는 size="sm"(40 px)을 써요. 글자는 16 px이라 아이폰이 화면을 키우지 않아요. 비밀번호는 눈 단추로 보여 주고, 검색은 지우기 단추와 Esc로 비워요. type, autoComplete, inputMode, maxLength는 input과 같이 줘요.',
  keys: [
    ['Enter', '검색해요 (SearchInput)'],
    ['Esc', '검색어를 지워요 (SearchInput)'],
  ],
  examples: [
    {
      title: '비어 있음',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="제목">
              <TextInput value={value} onChange={set} placeholder="승강기 교체 공사" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '채워짐',
      render: () => (
        <Stateful start="승강기 교체 공사">
          {(value, set) => (
            <Field label="제목">
              <TextInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '그림과 단위',
      render: () => (
        <Stateful start="래미안 대치팰리스">
          {(value, set) => (
            <Stack>
              <Field label="단지">
                <TextInput icon="building" value={value} onChange={set} />
              </Field>
              <Field label="세대">
                <TextInput suffix="세대" numeric value="1,608" onChange={() => undefined} />
              </Field>
            </Stack>
          )}
        </Stateful>
      ),
    },
    {
      title: '잘못된 값',
      render: () => (
        <Stateful start="ㅁ">
          {(value, set) => (
            <Field label="제목" error="두 글자 이상 적어 주세요.">
              <TextInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '쓸 수 없음',
      render: () => (
        <Field label="제목" disabled>
          <TextInput value="마감된 공고예요" onChange={() => undefined} />
        </Field>
      ),
    },
    {
      title: '긴 글',
      render: () => (
        <Stateful start="서울특별시 강남구 대치동 래미안대치팰리스1단지아파트 관리사무소 지하주차장 엘이디 조명 교체 및 방수 보수 공사">
          {(value, set) => (
            <Field label="공고 제목은 입주자와 업체가 함께 알아볼 수 있게 장소와 공사 이름을 모두 적어 주세요">
              <TextInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '작게 (표 위)',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="이름 찾기" hideLabel>
              <TextInput size="sm" icon="user" value={value} onChange={set} placeholder="이름" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '비밀번호',
      render: () => (
        <Stateful start="danji2026">
          {(value, set) => (
            <Field label="비밀번호" help="영문과 숫자를 섞어 6자 이상">
              <PasswordInput autoComplete="off" value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '검색',
      render: () => (
        <Stack>
          <Stateful start="">
            {(value, set) => <SearchInput label="단지, 업체 검색" value={value} onChange={set} />}
          </Stateful>
          <Stateful start="래미안">
            {(value, set) => <SearchInput label="이름 검색" value={value} onChange={set} size="sm" />}
          </Stateful>
        </Stack>
      ),
    },
  ],
};
