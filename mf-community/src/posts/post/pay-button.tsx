import { useEndpoint } from '@danji/api-client';
import { formatPoints } from '@danji/contracts/format/number';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, Skeleton, Text } from '@danji/ui';

type PayButtonProps = {
  /** In points. */
  price: number;
  /** The purpose of the points: `구매하기`. */
  label: string;
  size?: 'md' | 'lg';
  /** The question before, and a sentence about what is paid; what will be left is said by the button. */
  question: { title: string; description: string };
  loading: boolean;
  onPay: () => Promise<void>;
};

/** Asks a member before points are spent; with too few points it leads to how they are earned. */
export function PayButton({ price, label, size = 'md', question, loading, onPay }: PayButtonProps) {
  const { data: wallet, isLoading } = useEndpoint(getPointWallet, {});
  const confirm = useConfirm();
  // The question says what will be left.
  if (isLoading) return <Skeleton height={size === 'lg' ? 13 : 11} width="12rem" />;
  const isShort = wallet !== undefined && wallet.available < price;
  const pay = async (): Promise<void> => {
    const spent = wallet
      ? `가진 ${formatPoints(wallet.available)}에서 ${formatPoints(price)}를 써서 ${formatPoints(wallet.available - price)}가 남아요.`
      : `${formatPoints(price)}를 써요.`;
    const isSure = await confirm({
      title: question.title,
      description: `${spent} ${question.description}`,
      confirmLabel: label,
    });
    if (isSure) await onPay();
  };
  return (
    <>
      <Button
        size={size}
        icon="coins"
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        loading={loading}
        disabled={isShort}
        onClick={() => void pay()}
      >
        {`${formatPoints(price)}로 ${label}`}
      </Button>
      {isShort ? (
        <Text size="sm" tone="muted">
          {`가진 포인트가 ${formatPoints(wallet.available)}라 모자라요. `}
          <Anchor asChild>
            <Link to={webPaths.pointGuide}>포인트 모으는 방법</Link>
          </Anchor>
        </Text>
      ) : null}
    </>
  );
}
