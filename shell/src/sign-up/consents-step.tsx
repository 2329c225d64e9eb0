import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Button, Checkbox, Divider, Flex, Stack } from '@danji/ui';
import { useState } from 'react';

type Consents = { terms: boolean; privacy: boolean; marketing: boolean };

type ConsentItem = { name: keyof Consents; label: string; to?: string };
const CONSENT_ITEMS: ConsentItem[] = [
  { name: 'terms', label: '(필수) 이용약관에 동의해요', to: webPaths.terms },
  { name: 'privacy', label: '(필수) 개인정보 수집·이용에 동의해요', to: webPaths.privacy },
  { name: 'marketing', label: '(선택) 혜택과 소식을 받을게요' },
];

type Props = { value: Consents; onChange: (value: Consents) => void; onNext: () => void };

/** Asks for the consents: two are required, one is optional; each can be given separately or all at once. */
export function ConsentsStep({ value, onChange, onNext }: Props) {
  const [wasTried, setWasTried] = useState(false);
  const hasAll = value.terms && value.privacy && value.marketing;
  const isEnough = value.terms && value.privacy;
  const next = () => {
    setWasTried(true);
    if (isEnough) onNext();
  };
  return (
    <Stack gap={4}>
      <Checkbox boxed checked={hasAll} onChange={(all) => onChange({ terms: all, privacy: all, marketing: all })}>
        모두 동의해요
      </Checkbox>
      <Divider />
      <Stack gap={1}>
        {CONSENT_ITEMS.map(({ name, label, to }) => (
          <Flex key={name} css={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <Checkbox
              checked={value[name]}
              onChange={(checked) => onChange({ ...value, [name]: checked })}
              required={name !== 'marketing'}
            >
              {label}
            </Checkbox>
            {to ? (
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
                <Link
                  to={to}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${label.replace(/^\(..\) |에 동의해요$/g, '')} 전문 보기 (새 창)`}
                >
                  보기
                </Link>
              </Anchor>
            ) : null}
          </Flex>
        ))}
      </Stack>
      {wasTried && !isEnough ? <Alert tone="danger">필수 약관 두 가지에 동의해 주세요.</Alert> : null}
      <Button size="lg" fullWidth onClick={next}>
        다음
      </Button>
    </Stack>
  );
}
