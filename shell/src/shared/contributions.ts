import { isInAudience, type Audience } from '@danji/contracts/audience';
import type { Contributions } from '@danji/contracts/releases/contributions';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import type { SessionView } from '@danji/shell-sdk';

export type Visitor = Pick<SessionView, 'kind' | 'isAdmin'>;

type Place = keyof Contributions;
type Entry<P extends Place> = NonNullable<Contributions[P]>[number];

/** Whether an account sees what a remote declares; without an audience everybody does. */
export const isVisibleTo = ({ audience }: { audience?: Audience | undefined }, { kind, isAdmin }: Visitor): boolean =>
  !audience || isInAudience(audience, kind && { kind, isAdmin });

/** The contributions of one remote to a place of the shell for an account. */
export const listOwnContributions = <P extends Place>(
  { contributions = {} }: Pick<HostedRemote, 'contributions'>,
  place: P,
  visitor: Visitor,
): Entry<P>[] =>
  ((contributions[place] ?? []) as (Entry<P> & { audience?: Audience })[]).filter((entry) =>
    isVisibleTo(entry, visitor),
  );

/** The contributions of the hosted remotes to a place of the shell for an account, in its order. */
export const listContributions = <P extends Place>({ remotes }: Registry, place: P, visitor: Visitor): Entry<P>[] =>
  remotes.flatMap((hosted) => listOwnContributions(hosted, place, visitor)).toSorted((a, b) => a.order - b.order);
