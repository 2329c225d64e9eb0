import { UserType } from '@danji/contracts/codes/user-codes';
import { useSearchParams } from '@danji/shell-sdk/router';
import { Field, RadioGroup } from '@danji/ui';

const OPTIONS = [
  { value: 'user', label: '일반회원' },
  { value: 'brand', label: '업체회원' },
];

/** The kind of account that is looked for; it is in the address so that links can select it. */
export function useAccountKind(): { kind: 'user' | 'brand'; userType: 1 | 2; choose: (kind: string) => void } {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind') === 'brand' ? 'brand' : 'user';
  return {
    kind,
    userType: kind === 'brand' ? UserType.BRAND : UserType.GENERAL,
    choose: (next) => setSearch({ kind: next }, { replace: true }),
  };
}

export const KindChoice = ({ value, onChange }: { value: string; onChange: (kind: string) => void }) => (
  <Field label="회원 종류" group>
    <RadioGroup boxed value={value} onChange={onChange} options={OPTIONS} />
  </Field>
);
