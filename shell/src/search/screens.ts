import type { HostedRemote } from '@danji/contracts/releases/release';
import type { SessionView } from '@danji/shell-sdk';
import { isVisibleTo } from '../shared/contributions.ts';
import { listMenuEntries } from '../shared/menu.ts';
import type { OwnScreen } from '../shared/own-screens.ts';

/** A screen that the search can find. */
export type ScreenResult = {
  label: string;
  path: string;
  icon: string;
  /** Other names of the screen. */ keywords: string;
};

type Visitor = Pick<SessionView, 'status' | 'kind' | 'isAdmin'>;

const hasVariable = ({ path }: { path: string }): boolean => path.includes('/:');

/** The screens that a remote names for an account; their menu entries are other names of them. */
function listNamedScreens(hosted: HostedRemote, visitor: Visitor): ScreenResult[] {
  const menu = listMenuEntries([hosted], visitor);
  const named = (hosted.titles ?? []).filter((screen) => isVisibleTo(screen, visitor));
  return [
    ...menu
      .filter(({ path }) => !named.some((screen) => screen.path === path))
      .map(({ label, path, icon }) => ({ label, path, icon, keywords: '' })),
    ...named.map(({ title, path, icon, keywords = '' }) => ({
      label: title,
      path,
      icon,
      keywords: [keywords, ...menu.filter((item) => item.path === path).map(({ label }) => label)].join(' '),
    })),
  ];
}

/** The shell's own screens that an account can find: those with a name and an icon. */
const listOwnScreens = (own: readonly OwnScreen[], visitor: Visitor): ScreenResult[] =>
  own
    .filter((screen) => isVisibleTo(screen, visitor) && !(screen.isForVisitors && visitor.status === 'signed_in'))
    .flatMap(({ title, path, icon, keywords = '' }) =>
      title === undefined || icon === undefined ? [] : [{ label: title, path, icon, keywords }],
    );

const normalise = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** Keeps the screens whose name or keywords contain every word of the query. */
function filterByQuery(query: string, screens: readonly ScreenResult[]): ScreenResult[] {
  const words = query.split(/\s+/).map(normalise).filter(Boolean);
  return screens.filter(({ label, keywords }) => words.every((word) => normalise(label + keywords).includes(word)));
}

/** The screens that this account may open and that match the query. */
export const findScreens = (
  query: string,
  remotes: readonly HostedRemote[],
  own: readonly OwnScreen[],
  visitor: Visitor,
): ScreenResult[] =>
  filterByQuery(query, [
    ...remotes.flatMap((hosted) => listNamedScreens(hosted, visitor)).filter((screen) => !hasVariable(screen)),
    ...listOwnScreens(own, visitor),
  ]);

/** The screens of one remote with variables in their addresses, filled in; those that need other values are left out. */
export const findScreensWith = (
  query: string,
  hosted: HostedRemote,
  visitor: Visitor,
  params: Readonly<Record<string, string | number>>,
): ScreenResult[] =>
  filterByQuery(
    query,
    listNamedScreens(hosted, visitor)
      .filter(hasVariable)
      .map(({ path, ...screen }) => ({
        ...screen,
        path: path.replaceAll(/:(\w+)/g, (variable, name: string) => String(params[name] ?? variable)),
      }))
      .filter((screen) => !hasVariable(screen)),
  );
