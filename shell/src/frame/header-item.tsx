import { useEndpoint } from '@danji/api-client';
import { defineEndpoint, type Endpoint } from '@danji/contracts/define-endpoint';
import { formatNumber } from '@danji/contracts/format/number';
import { getOwn } from '@danji/contracts/get-own';
import type { HeaderItem as Item, LiveNumber } from '@danji/contracts/releases/contributions';
import { useSession } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Box, Button, Icon, IconButton, toIconName } from '@danji/ui';
import { useMemo } from 'react';
import { HEADER_ICON } from './header-icon.ts';

/** An icon with a number beside it, which narrow windows have no room for. */
const WITH_TEXT = {
  ...HEADER_ICON,
  width: { base: HEADER_ICON.width, xl: 'auto' },
  paddingInline: { base: 0, xl: 2.5 },
} as const;

/** The call of a number, as far as a reader of one field needs its contract. */
const toEndpoint = ({ call, method, path, reads }: LiveNumber): Endpoint =>
  defineEndpoint({
    id: call,
    title: '',
    method,
    isReadOnly: true,
    path,
    audience: ['signed_in'],
    reads,
    summary: '',
    response: {},
  }) as Endpoint;

function useLiveNumber(number: LiveNumber): number | undefined {
  const { status, isTemp, lacksSecondFactor } = useSession();
  const endpoint = useMemo(() => toEndpoint(number), [number]);
  const { data } = useEndpoint(endpoint, status === 'signed_in' && !isTemp && !lacksSecondFactor ? {} : null);
  const value =
    typeof data === 'object' && data !== null ? getOwn(data as Record<string, unknown>, number.field) : undefined;
  return typeof value === 'number' ? value : undefined;
}

function ItemLink({ item: { label, path, icon }, text = '' }: { item: Item; text?: string | undefined }) {
  return (
    <Button asChild variant="ghost" css={text ? WITH_TEXT : HEADER_ICON}>
      <Link to={path} aria-label={text ? `${label} ${text}` : label}>
        <Icon name={toIconName(icon)} />
        {text ? (
          <Box as="span" css={{ display: { base: 'none', xl: 'inline' }, fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </Box>
        ) : null}
      </Link>
    </Button>
  );
}

function NumberedItem({ item, number }: { item: Item; number: LiveNumber }) {
  const navigate = useNavigate();
  const value = useLiveNumber(number);
  const { unit } = number;
  if (unit !== undefined)
    return <ItemLink item={item} text={value === undefined ? undefined : `${formatNumber(value)}${unit}`} />;
  return (
    <IconButton
      icon={toIconName(item.icon)}
      label={item.label}
      count={value}
      css={HEADER_ICON}
      onClick={() => void navigate(item.path)}
    />
  );
}

/** An icon of the header that a remote contributes, with the number of the account that it states. */
export const HeaderItem = ({ item }: { item: Item }) =>
  item.number ? <NumberedItem item={item} number={item.number as LiveNumber} /> : <ItemLink item={item} />;
