import { BusinessNoInput, Field, Stack, TelInput } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

export const page: GalleryPage = {
  slug: 'hyphen-inputs',
  group: '입력',
  title: '전화번호와 사업자등록번호 TelInput · BusinessNoInput',
  summary:
    '적는 동안 하이픈을 넣어 주고 숫자만 넘겨요. 가운데에 적어도 커서가 그 자리에 남아요. 02는 두 자리, 나머지는 세 자리 뒤에서 나누고, +82로 시작하는 번호를 붙여 넣어도 돼요.',
  examples: [
    {
      title: '비어 있음',
      render: () => (
        <Stack>
          <Stateful start="">
            {(value, set) => (
              <Field label="휴대폰 번호">
                <TelInput value={value} onChange={set} />
              </Field>
            )}
          </Stateful>
          <Stateful start="">
            {(value, set) => (
              <Field label="사업자등록번호">
                <BusinessNoInput value={value} onChange={set} />
              </Field>
            )}
          </Stateful>
        </Stack>
      ),
    },
    {
      title: '채워짐',
      render: () => (
        <Stack>
          <Stateful start="01012345678">
            {(value, set) => (
              <Field label="휴대폰 번호">
                <TelInput value={value} onChange={set} />
              </Field>
            )}
          </Stateful>
          <Stateful start="025551234">
            {(value, set) => (
              <Field label="관리사무소 전화">
                <TelInput value={value} onChange={set} />
              </Field>
            )}
          </Stateful>
          <Stateful start="1248100998">
            {(value, set) => (
              <Field label="사업자등록번호">
                <BusinessNoInput value={value} onChange={set} />
              </Field>
            )}
          </Stateful>
        </Stack>
      ),
    },
    {
      title: '잘못된 값',
      render: () => (
        <Stack>
          <Stateful start="0101234">
            {(value, set) => (
              <Field label="휴대폰 번호" required error="번호가 짧아요. 열한 자리를 모두 적어 주세요.">
                <TelInput value={value} onChange={set} />
              </Field>
            )}
          </Stateful>
          <Stateful start="1111111111">
            {(value, set) => (
              <Field label="사업자등록번호" required error="없는 번호예요. 사업자등록증에 있는 번호를 적어 주세요.">
                <BusinessNoInput value={value} onChange={set} />
              </Field>
            )}
          </Stateful>
        </Stack>
      ),
    },
    {
      title: '쓸 수 없음',
      render: () => (
        <Stack>
          <Field label="휴대폰 번호" disabled help="바꾸려면 다시 인증해 주세요.">
            <TelInput value="01012345678" onChange={() => undefined} />
          </Field>
          <Field label="사업자등록번호" disabled>
            <BusinessNoInput value="1248100998" onChange={() => undefined} />
          </Field>
        </Stack>
      ),
    },
    {
      title: '긴 이름',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field
              label="입찰 결과와 현장 설명회 일정을 문자로 받을 관리사무소 담당자의 휴대폰 번호"
              required
              help="업체가 공고를 본 뒤 바로 걸 수 있게 낮에 받을 수 있는 번호를 적어 주세요."
            >
              <TelInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
  ],
};
