import { toPrivacyNotice } from '@danji/contracts/accounts/privacy-notice';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Box, Button, Checkbox, DescriptionList, Divider, Flex, Stack } from '@danji/ui';
import { useRef, useState } from 'react';
import type { toConsents } from './sign-up-values.ts';

type Consents = ReturnType<typeof toConsents>;
type Joining = Parameters<typeof toPrivacyNotice>[0];
type ConsentName = 'over_14' | 'terms' | 'privacy' | 'marketing';

type ConsentItem = {
  name: ConsentName;
  label: string;
  /** The name of a required consent, in the message that it is missing. */
  missing?: string;
  description?: string;
  document?: { name: string; to: string };
};
const CONSENT_ITEMS: ConsentItem[] = [
  { name: 'over_14', label: '(필수) 만 14세 이상이에요', missing: '만 14세 이상' },
  {
    name: 'terms',
    label: '(필수) 이용약관에 동의해요',
    missing: '이용약관',
    document: { name: '이용약관', to: webPaths.terms },
  },
  {
    name: 'privacy',
    label: '(필수) 개인정보 수집·이용에 동의해요',
    missing: '개인정보 수집·이용',
    document: { name: '개인정보처리방침', to: webPaths.privacy },
  },
  {
    name: 'marketing',
    label: '(선택) 혜택과 소식을 받을게요',
    description: '이메일과 휴대폰 번호로 보내요. 동의하지 않아도 가입할 수 있고, 내 정보에서 언제든지 바꿀 수 있어요.',
  },
];

const findMissing = (value: Consents) => CONSENT_ITEMS.filter(({ name, missing }) => missing && !value[name]);

/** Whether everything required was agreed to. */
export const hasRequired = (value: Consents): boolean => findMissing(value).length === 0;

const DocumentLink = ({ name, to }: { name: string; to: string }) => (
  <Anchor
    asChild
    css={{
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      flexShrink: 0,
      fontSize: 'sm',
      color: 'fg.muted',
    }}
  >
    <Link to={to} target="_blank" rel="noopener" aria-label={`${name} 전문 보기 (새 창)`}>
      보기
    </Link>
  </Anchor>
);

/** Shows the collected items, the purpose, the period and the right to refuse, beside the consent to them. */
const PrivacyNotice = ({ joining }: { joining: Joining }) => (
  <Box
    as="section"
    aria-label="개인정보 수집·이용 안내"
    css={{ fontSize: 'sm', bg: 'bg.subtle', borderRadius: 'md', paddingInline: 4, marginBottom: 2 }}
  >
    <DescriptionList items={toPrivacyNotice(joining)} />
  </Box>
);

type Props = { joining: Joining; value: Consents; onChange: (value: Consents) => void; onNext: () => void };

/** Asks for the consents, of which the last is optional; each can be given separately or all at once. */
export function ConsentsStep({ joining, value, onChange, onNext }: Props) {
  const [wasTried, setWasTried] = useState(false);
  const boxes = useRef<Partial<Record<ConsentName, HTMLInputElement | null>>>({});
  const missing = findMissing(value);
  const [first] = missing;
  const next = () => {
    setWasTried(true);
    if (first) boxes.current[first.name]?.focus();
    else onNext();
  };
  const changeAll = (all: boolean) => onChange({ ...value, over_14: all, terms: all, privacy: all, marketing: all });
  return (
    <Stack gap={4}>
      <Checkbox boxed checked={CONSENT_ITEMS.every(({ name }) => value[name])} onChange={changeAll}>
        모두 동의해요
      </Checkbox>
      <Divider />
      <Stack gap={1}>
        {CONSENT_ITEMS.map(({ name, label, missing: required, description, document }) => (
          <Box key={name}>
            <Flex css={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
              <Checkbox
                ref={(box) => {
                  boxes.current[name] = box;
                }}
                checked={value[name]}
                onChange={(checked) => onChange({ ...value, [name]: checked })}
                required={required !== undefined}
                description={description}
              >
                {label}
              </Checkbox>
              {document ? <DocumentLink {...document} /> : null}
            </Flex>
            {name === 'privacy' ? <PrivacyNotice joining={joining} /> : null}
          </Box>
        ))}
      </Stack>
      {wasTried && first ? (
        <Alert tone="danger">{`${missing.map(({ missing: what }) => what).join(', ')}을 확인해 주세요.`}</Alert>
      ) : null}
      <Button size="lg" fullWidth onClick={next}>
        다음
      </Button>
    </Stack>
  );
}
