import { createContext, use, type ReactNode } from 'react';

/** A word with the link that it is wherever a message names it. */
export type LinkedWord = { word: string; link: ReactNode };

/** The word of the app that messages lead to; ui itself knows no address. Without it texts stay plain. */
export const LinkedWordContext = createContext<LinkedWord | undefined>(undefined);

/** A text in which the linked word leads to its screen. Anything but a text with the word stays as it is. */
export function LinkedText({ children }: { children?: ReactNode }): ReactNode {
  const linked = use(LinkedWordContext);
  const at = linked && typeof children === 'string' ? children.indexOf(linked.word) : -1;
  if (!linked || typeof children !== 'string' || at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      {linked.link}
      {children.slice(at + linked.word.length)}
    </>
  );
}
