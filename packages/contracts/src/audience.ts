/**
 * A group of visitors. `everybody`: with and without an account; `signed_in`: every account; `general`, `brand`: accounts
 * of that kind; `staff`: our operators; `admin`: operators of type ADMIN, who are `staff` too. The calls of a kind of
 * account are made only after its sign-up is finished, those of `signed_in` before that too.
 */
export type AudienceGroup = 'everybody' | 'signed_in' | 'general' | 'brand' | 'staff' | 'admin';
/** The groups that may make a call or see an entry; one of them is enough. */
export type Audience = readonly AudienceGroup[];

/** An account as far as audiences need it. */
type AudienceMember = { kind: AudienceGroup | null; isAdmin: boolean };

/** Returns whether an audience includes an account, or with `null` a visitor who is not signed in. */
export const isInAudience = (audience: Audience, account: AudienceMember | null): boolean =>
  audience.some(
    (group) =>
      group === 'everybody' ||
      (account !== null && (group === 'signed_in' || group === account.kind || (group === 'admin' && account.isAdmin))),
  );
