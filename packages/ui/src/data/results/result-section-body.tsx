import { useId, type ComponentType, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { FailedState } from '../../feedback/states.tsx';
import { formatCount, toFullTens } from '../../forms/number-rules.ts';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon-set.ts';
import { Avatar } from '../../layout/avatar.tsx';
import { Stack } from '../../layout/primitives.tsx';
import { Heading, Text } from '../../layout/text.tsx';
import { ResultsLoading } from './results-loading.tsx';

const List = chakra('ul', {
  base: { listStyle: 'none', borderWidth: '1px', borderRadius: 'lg', padding: 1, bg: 'bg.panel' },
});
const Row = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    // With large text on a phone the names need the space.
    gap: 'min(0.75rem, 3.1vw)',
    minHeight: '3.5rem',
    paddingInline: 'min(1rem, 4.2vw)',
    paddingBlock: 2,
    borderRadius: 'md',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '& > svg': { flexShrink: 0, color: 'fg.subtle' },
  },
  variants: { isMore: { true: { color: 'brand.fg', fontWeight: 'medium' } } },
});
const ResultText = chakra('span', { base: { flex: '1', minWidth: 0, overflowWrap: 'anywhere' } });

export interface SectionResult {
  key: string;
  /** The path of the result. */
  path: string;
  title: string;
  /** Distinguishes it from results of the same name; left out when empty. */
  note?: string | undefined;
  /** The picture of a user or company; `null` shows the first character of the name. */
  picture?: string | null | undefined;
  /** The icon of other results; a picture takes precedence. */
  icon?: IconName | undefined;
}

export interface ResultSectionProps {
  /** The kind of results (`멤버`). */
  title: string;
  /** The first results; `undefined` while they are loading. Without results the section is not rendered. */
  results: readonly SectionResult[] | undefined;
  /** The link of the app's router. */
  link: ComponentType<{ to: string; children?: ReactNode }>;
  /** The reason of a failed search, in the text of its problem. */
  failure?: string | undefined;
  onRetry: () => void;
  retrying?: boolean | undefined;
  /**
   * The total count, with `isCapped` of at least so many, and the path of the full list; a last row links there while some
   * results are left out.
   */
  more?: { path: string; count: number; isCapped?: boolean | undefined } | undefined;
}

/** The results that are left out; at least so many with `isCapped`, in full tens of all as in the full list. */
function describeRest({ count, isCapped = false }: { count: number; isCapped?: boolean | undefined }, shown: number) {
  return isCapped ? `${formatCount(toFullTens(count) - shown)}+` : formatCount(count - shown);
}

/** Renders the heading with the results or the failure below it. */
export function ResultSectionBody({
  title,
  results,
  link: Link,
  failure,
  onRetry,
  retrying = false,
  more,
}: ResultSectionProps) {
  const id = useId();
  if (results?.length === 0) return null;
  if (!results && failure === undefined) return <ResultsLoading title={title} />;
  return (
    <Stack as="section" aria-labelledby={id} gap={2}>
      <Heading size="md" id={id}>
        {title}
      </Heading>
      {results ? (
        <List>
          {results.map(({ key, path, title: name, note, picture, icon }) => (
            <li key={key}>
              <Row asChild>
                <Link to={path}>
                  {picture === undefined ? null : <Avatar name={name} src={picture} size="sm" />}
                  {picture === undefined && icon ? <Icon name={icon} /> : null}
                  <ResultText>
                    <Text as="span" css={{ display: 'block', fontWeight: 'medium' }}>
                      {name}
                    </Text>
                    {note ? (
                      <Text as="span" size="sm" tone="muted" css={{ display: 'block' }}>
                        {note}
                      </Text>
                    ) : null}
                  </ResultText>
                  <Icon name="chevron-right" size={16} />
                </Link>
              </Row>
            </li>
          ))}
          {more && more.count > results.length ? (
            <li>
              <Row asChild isMore>
                <Link to={more.path}>{`${describeRest(more, results.length)}건 더 보기`}</Link>
              </Row>
            </li>
          ) : null}
        </List>
      ) : (
        <FailedState compact description={failure} onRetry={onRetry} retrying={retrying} />
      )}
    </Stack>
  );
}
