import { webPaths } from '@danji/contracts/web-paths';
import { NavLink } from '@danji/shell-sdk/router';
import { Box, Flex, SIDE_FADE } from '@danji/ui';

const PAGES = [
  { path: webPaths.notices, label: '공지사항' },
  { path: webPaths.faqs, label: '자주 묻는 질문' },
  { path: webPaths.inquiries, label: '1:1 문의' },
] as const;

const LINK = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: '3rem',
  paddingInline: 3,
  color: 'fg.subtle',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  _hover: { color: 'fg' },
  _focusVisible: { outlineOffset: '-3px' },
  _first: { paddingInlineStart: 0 },
  _currentPage: { color: 'fg', boxShadow: 'inset 0 -2px 0 currentColor' },
} as const;

/** The pages of our support, beside each other. */
export const SupportNav = () => (
  <Flex
    as="nav"
    aria-label="고객지원"
    gap={1}
    overflowX="auto"
    borderBottomWidth="1px"
    borderColor="border"
    css={SIDE_FADE}
  >
    {PAGES.map(({ path, label }) => (
      <Box asChild key={path} css={LINK}>
        <NavLink to={path} end>
          {label}
        </NavLink>
      </Box>
    ))}
  </Flex>
);
