import { useMutation } from '@danji/api-client';
import type { Faq } from '@danji/contracts/community/faq';
import { rateFaq } from '@danji/contracts/community/faq.endpoints';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession, useToast } from '@danji/shell-sdk';
import { Link, useLocation, useNavigate } from '@danji/shell-sdk/router';
import { Anchor, Button, Flex, HStack, Text } from '@danji/ui';

const CHOICES = [
  { label: '네', value: true },
  { label: '아니요', value: false },
] as const;

const ASK = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: 'sm' } as const;

/** Asks whether an answer was helpful; a visitor signs in first. Who was not helped is led to an inquiry. */
export function FaqHelpful({ faq: { nano_id, is_helpful } }: { faq: Faq }) {
  const { kind } = useSession();
  const [toast, navigate, place] = [useToast(), useNavigate(), useLocation()];
  const { trigger, isRunning } = useMutation(rateFaq);
  if (kind === 'staff') return null;
  const rate = async (value: boolean): Promise<void> => {
    if (kind === null) return void navigate(toSignInPath(place));
    const outcome = await trigger({ params: { id: nano_id }, body: { is_helpful: value } });
    if (outcome.ok) toast({ title: '의견을 보내 주셔서 고마워요', tone: 'success' });
    else toast({ title: '의견을 보내지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Flex as="section" aria-label="도움이 됐나요?" alignItems="center" gap={3} flexWrap="wrap">
      <Text size="sm" tone="subtle">
        답변이 도움이 됐나요?
      </Text>
      <HStack gap={2}>
        {CHOICES.map(({ label, value }) => (
          <Button
            key={label}
            size="sm"
            variant={is_helpful === value ? 'subtle' : 'outline'}
            aria-pressed={is_helpful === value}
            disabled={isRunning}
            onClick={() => void rate(value)}
          >
            {label}
          </Button>
        ))}
      </HStack>
      {is_helpful === false ? (
        <Anchor asChild css={ASK}>
          <Link to={webPaths.newInquiry}>1:1 문의로 물어보기</Link>
        </Anchor>
      ) : null}
    </Flex>
  );
}
