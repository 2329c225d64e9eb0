import type { ApiError } from '@danji/api-client';
import { type Page, toCountText } from '@danji/contracts/page';
import { Link } from '@danji/shell-sdk/router';
import { Card, Flex, Icon, Skeleton, Stack, Text, type IconName } from '@danji/ui';

/** The query of a list of which a card needs the number of rows only. */
export const COUNT_ONLY = { page: 1, page_size: 1 } as const;

type CountCardProps = {
  label: string;
  unit: string;
  icon: IconName;
  to: string;
  endpointState: { data: Pick<Page<unknown>, 'count' | 'is_count_capped'> | undefined; error: ApiError | undefined };
  isUrgent?: boolean;
};

/** A number of the dashboard that leads to its list; an urgent one is marked while it is not zero. */
export function CountCard({ label, unit, icon, to, endpointState: { data, error }, isUrgent = false }: CountCardProps) {
  const value = () => {
    if (data) return <Text as="span" fontSize="2xl" fontWeight="bold" numeric>{`${toCountText(data)}${unit}`}</Text>;
    return error ? (
      <Text as="span" tone="danger">
        불러오지 못했어요
      </Text>
    ) : (
      <Skeleton height={9} width={24} />
    );
  };
  return (
    <Card asChild interactive>
      <Link to={to}>
        <Stack gap={2}>
          <Flex gap={2} alignItems="center" color={isUrgent && data && data.count > 0 ? 'warning.fg' : 'fg.muted'}>
            <Icon name={icon} />
            <Text as="span" fontWeight="medium">
              {label}
            </Text>
          </Flex>
          {value()}
        </Stack>
      </Link>
    </Card>
  );
}
