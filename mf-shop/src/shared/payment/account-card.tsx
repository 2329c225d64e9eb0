import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import type { Payment } from '@danji/contracts/shop/payment';
import { useToast } from '@danji/shell-sdk';
import { Button, Card, DescriptionList, Heading, Stack } from '@danji/ui';

/** The virtual account that waits for the money of a payment. */
export function AccountCard({ payment: { payment_price, data } }: { payment: Payment }) {
  const toast = useToast();
  const { account } = data;
  if (account === null) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(account.number);
      toast({ title: '계좌 번호를 복사했어요', tone: 'success' });
    } catch {
      toast({ title: '복사하지 못했어요. 번호를 눌러 직접 복사해 주세요.', tone: 'warning' });
    }
  };
  return (
    <Card as="section" aria-label="입금할 계좌">
      <Stack gap={4}>
        <Heading as="h2" size="lg">
          입금할 계좌
        </Heading>
        <DescriptionList
          items={[
            { term: '은행', detail: account.bank },
            { term: '계좌 번호', detail: account.number },
            { term: '예금주', detail: account.holder },
            { term: '입금할 금액', detail: formatWon(payment_price) },
            { term: '입금 기한', detail: `${formatDateTime(account.until)}까지` },
          ]}
        />
        <Button variant="outline" icon="copy" alignSelf="flex-start" onClick={() => void copy()}>
          계좌 번호 복사
        </Button>
      </Stack>
    </Card>
  );
}
