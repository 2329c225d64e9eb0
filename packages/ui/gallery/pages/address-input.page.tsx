import { useState } from 'react';
import {
  AddressInput,
  Button,
  Field,
  Modal,
  Stack,
  TextInput,
  type AddressInputProps,
  type FoundAddress,
  type PostalAddress,
} from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const ADDRESSES: readonly FoundAddress[] = [
  {
    address_code: '10492',
    address1: '경기도 고양시 덕양구 화신로 214 (화정동, 한빛마을 3단지)',
    building_name: '한빛마을 3단지',
  },
  { address_code: '06280', address1: '서울특별시 강남구 선릉로 221 (도곡동)', building_name: '' },
  {
    address_code: '63303',
    address1: '제주특별자치도 제주시 첨단로 242 (영평동, 푸른숲아파트)',
    building_name: '푸른숲아파트',
  },
];
const EMPTY: PostalAddress = { address1: '', address2: '', address_code: '' };
const FILLED: PostalAddress = {
  address1: '경기도 고양시 덕양구 화신로 214 (화정동, 한빛마을 3단지)',
  address2: '관리동 2층',
  address_code: '10492',
};

type SearchOutcome = (found?: FoundAddress) => void;
type TriedProps = { start?: PostalAddress; onBuilding?: (name: string) => void } & Omit<
  AddressInputProps,
  'value' | 'onChange' | 'onFind'
>;

/** An interactive example, whose search is a dialog with three addresses. */
function Tried({ start = EMPTY, onBuilding, ...rest }: TriedProps) {
  const [value, setValue] = useState(start);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const end: SearchOutcome = (found) => {
    outcome?.(found);
    setOutcome(undefined);
  };
  return (
    <>
      <AddressInput
        {...rest}
        value={value}
        onFind={() =>
          new Promise((resolve) => {
            setOutcome(() => resolve);
          })
        }
        onChange={(change, building) => {
          setValue((current) => ({ ...current, ...change }));
          if (building) onBuilding?.(building);
        }}
      />
      <Modal
        open={outcome !== undefined}
        onClose={() => end()}
        size="sm"
        title="주소 찾기"
        description="보기에서는 세 곳 가운데 골라요."
      >
        <Stack gap={2}>
          {ADDRESSES.map((place) => (
            <Button
              key={place.address1}
              variant="outline"
              justifyContent="flex-start"
              textAlign="start"
              onClick={() => end(place)}
            >
              {place.address1}
            </Button>
          ))}
        </Stack>
      </Modal>
    </>
  );
}

/** The found building fills the name while it is empty, as in the form of a work space. */
function WithBuilding() {
  const [name, setName] = useState('');
  return (
    <Stack>
      <Field label="건물 이름" help="주소를 찾으면 비어 있을 때 채워요.">
        <TextInput value={name} onChange={setName} />
      </Field>
      <Tried onBuilding={(building) => setName(name || building)} />
    </Stack>
  );
}

export const page: GalleryPage = {
  slug: 'address-input',
  group: '입력',
  title: '주소 찾기 AddressInput',
  summary:
    '우편 주소예요. 찾아서 채우거나 직접 적어요. 찾고 나면 초점이 상세 주소로 가고, 찾은 건물의 이름도 넘겨줘요. 주소를 고치면 우편번호는 비워요. 우편번호를 두지 않는 화면에서는 그 칸이 없어요. 주소 찾기는 onFind로 받아요. 앱에서는 셸이 우편번호 서비스를 열고(useAddressSearch), 이 쪽에서는 보기 세 곳을 열어요. required는 주소와 우편번호에 쓰이고(optional과 함께면 주소에만) 기본값은 아니요예요. 다른 곳의 주소를 적는 화면에서는 autoComplete를 꺼서 브라우저가 집 주소를 채우지 않게 해요.',
  keys: [
    ['Tab', '주소, 주소 찾기, 우편번호, 상세 주소 차례로 가요'],
    ['Enter · Space', '주소 찾기를 열어요'],
    ['Esc', '찾지 않고 닫아요. 초점은 주소 찾기로 돌아가요'],
  ],
  examples: [
    { title: '비어 있음', opens: true, render: () => <Tried /> },
    { title: '채워짐, 꼭 필요한 주소', render: () => <Tried start={FILLED} required optional /> },
    {
      title: '잘못된 값',
      render: () => (
        <Tried
          start={{
            ...EMPTY,
            address2: '관리동 2층 관리사무소 안쪽 입주자대표회의 회의실과 방재실 사이',
            address_code: '104',
          }}
          required
          errors={{
            address1: '주소를 입력해 주세요.',
            address2: '상세 주소는 30자까지 쓸 수 있어요.',
            address_code: '우편번호는 다섯 자리예요.',
          }}
        />
      ),
    },
    {
      title: '우편번호가 없는 화면, 칸마다 도움말',
      render: () => (
        <Tried
          start={{ address1: '경기도 고양시 덕양구 화신로', address2: '' }}
          notes={{
            address1: '다른 사람이 저장한 값: 경기도 고양시 덕양구 화신로 214',
            address2: '다른 사람이 저장한 값: (비어 있음)',
          }}
        />
      ),
    },
    { title: '건물 이름까지 채우기', render: WithBuilding },
    { title: '쓸 수 없음', render: () => <Tried start={FILLED} disabled /> },
    {
      title: '긴 주소',
      render: () => (
        <Tried
          start={{
            address1:
              '세종특별자치시 한누리대로 2130 (보람동, 세종특별자치시청공무원임대아파트입주자대표회의관리사무소)',
            address2: '관리동 지하 1층 방재실 옆 입주자대표회의 회의실',
            address_code: '30151',
          }}
          optional
        />
      ),
    },
  ],
};
