import { useId, useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';

const Item = chakra('div', { base: { borderBottomWidth: '1px', borderColor: 'border' } });
const Head = chakra('h3', { base: { display: 'flex' } });
const Toggle = chakra('button', {
  base: {
    'display': 'flex', 'alignItems': 'center', 'justifyContent': 'space-between', 'gap': 3, 'width': 'full', 'minHeight': '3.5rem', 'paddingBlock': 3, 'textAlign': 'start', 'fontWeight': 'semibold',
    '& > svg': { color: 'fg.subtle', transition: 'transform 160ms ease-out' }, '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
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
  /** Level of the titles, by where it stands in the page. Default 3. */
  level?: 2 | 3 | 4 | undefined;
  /** Ids of the panels that are open at first. */
  defaultOpen?: readonly string[] | undefined;
}

/** Questions whose answers unfold (SPEC §2): one open at a time, or several. */
export function Accordion({ items, multiple = false, level = 3, defaultOpen }: AccordionProps) {
  const base = useId();
  const [open, setOpen] = useState<readonly string[]>(defaultOpen ?? []);
  const toggle = (id: string): void => {
    if (open.includes(id)) setOpen(open.filter((other) => other !== id));
    else setOpen(multiple ? [...open, id] : [id]);
  };
  return (
    <div>
      {items.map(({ id, title, content }) => {
        const isOpen = open.includes(id);
        return (
          <Item key={id}>
            <Head as={`h${level}`}>
              <Toggle type="button" id={`${base}${id}`} aria-expanded={isOpen} aria-controls={`${base}${id}panel`} onClick={() => toggle(id)}>
                {title}
                <Icon name="chevron-down" />
              </Toggle>
            </Head>
            <Panel id={`${base}${id}panel`} aria-labelledby={`${base}${id}`} hidden={!isOpen}>{content}</Panel>
          </Item>
        );
      })}
    </div>
  );
}
