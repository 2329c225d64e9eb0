import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';

const Frame = chakra('div');
const Item = chakra('div', {
  base: { borderBottomWidth: '1px', borderColor: 'border', _last: { borderBottomWidth: 0 } },
});
const Head = chakra('h3', { base: { display: 'flex' } });
const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    width: 'full',
    minHeight: '3.5rem',
    paddingBlock: 3,
    textAlign: 'start',
    fontWeight: 'semibold',
    '& > svg': { color: 'fg.subtle', transition: 'transform 160ms ease-out' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
});
const Panel = chakra('section', { base: { paddingBottom: 5, color: 'fg.muted', animation: 'fadeIn 160ms ease-out' } });

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Several panels may be open at once. Default: one. */
  multiple?: boolean | undefined;
  /** Heading level of the titles, by their position in the page. Default 3. */
  level?: 2 | 3 | 4 | undefined;
  /** Ids of the panels that are open at first. */
  defaultOpen?: readonly string[] | undefined;
  /** A content is rendered when its panel opens for the first time, for contents that load something. Default false. */
  lazy?: boolean | undefined;
}

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Titles whose panels unfold (SPEC §2): one open at a time, or several. Arrow keys, Home and End move between the
 * titles.
 */
export function Accordion({ items, multiple = false, level = 3, defaultOpen, lazy = false }: AccordionProps) {
  const base = useId();
  const [open, setOpen] = useState<readonly string[]>(defaultOpen ?? []);
  const [seen, setSeen] = useState(open);
  const toggle = (id: string): void => {
    if (!seen.includes(id)) setSeen([...seen, id]);
    if (open.includes(id)) setOpen(open.filter((other) => other !== id));
    else setOpen(multiple ? [...open, id] : [id]);
  };
  const frame = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const titles = [...(frame.current?.querySelectorAll<HTMLElement>('[data-title]') ?? [])];
    const at = titles.findIndex((title) => title === document.activeElement);
    const next = at < 0 ? undefined : MOVES[event.key]?.(at, titles.length);
    if (next === undefined) return;
    event.preventDefault();
    titles[next]?.focus();
  };
  return (
    <Frame ref={frame} onKeyDown={onKeyDown}>
      {items.map(({ id, title, content }) => {
        const isOpen = open.includes(id);
        return (
          <Item key={id}>
            <Head as={`h${level}`}>
              <Toggle
                type="button"
                data-title=""
                id={`${base}${id}`}
                aria-expanded={isOpen}
                aria-controls={`${base}${id}panel`}
                onClick={() => toggle(id)}
              >
                {title}
                <Icon name="chevron-down" />
              </Toggle>
            </Head>
            <Panel id={`${base}${id}panel`} aria-labelledby={`${base}${id}`} hidden={!isOpen}>
              {!lazy || seen.includes(id) ? content : null}
            </Panel>
          </Item>
        );
      })}
    </Frame>
  );
}
