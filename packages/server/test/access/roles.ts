import { type Audience as ContractAudience, isInAudience } from '@danji/contracts/audience';

/** All callers: their type of account, and for a work space and its contents their membership in it. */
export const ROLES = [
  'nobody',
  /** An account for browsing, without e-mail. */
  'guest',
  /** An account whose sign-up has not been finished. */
  'temp',
  /** A general member who belongs to no work space. */
  'stranger',
  /** A former master of the work space. */
  'removed',
  'invited',
  'asking',
  'resident',
  'member',
  'manager',
  'master',
  /** The master of another work space. */
  'rival',
  /** A member of another work space. */
  'neighbour',
  /** The approved vendor whose company and advertisement there are. */
  'brand',
  'otherBrand',
  /** A vendor that has not been approved. */
  'pendingBrand',
  'staff',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** `in`: the call is tried; otherwise the status it is refused with. */
export type Expected = 'in' | 401 | 403 | 404;
export type Audience = Readonly<Record<Role, Expected>>;

const BRANDS = ['brand', 'otherBrand', 'pendingBrand'] as const satisfies Role[];
export const OPERATORS: readonly Role[] = ['staff', 'admin'];
/** General members who are not in the work space. */
const OUTSIDE = ['stranger', 'removed', 'invited', 'asking', 'rival', 'neighbour'] as const satisfies Role[];

const INSIDE = ['resident', 'member', 'manager', 'master'] as const satisfies Role[];

const everybody = Object.fromEntries(ROLES.map((role) => [role, 'in'])) as Audience;
/** The same audience, but for some roles. */
export const but = (audience: Audience, expected: Expected, ...roles: Role[]): Audience => ({
  ...audience,
  ...Object.fromEntries(roles.map((role) => [role, expected])),
});
/** Only these roles have access; all others who are signed in are refused. */
export const only = (...roles: Role[]): Audience =>
  but(but(everybody, 403, ...ROLES.filter((role) => !roles.includes(role))), 401, 'nobody');

const signedIn = but(everybody, 401, 'nobody');
const finished = but(signedIn, 403, 'guest', 'temp');
const generalOrStaff = but(finished, 403, ...BRANDS);
const general = but(generalOrStaff, 403, ...OPERATORS);
const insiders = but(generalOrStaff, 404, ...OUTSIDE);
const workers = but(insiders, 403, 'resident');
const members = but(workers, 403, ...OPERATORS);
const managers = but(workers, 403, 'member');

/** Audiences by name, for calls that admit fewer than the audience of their contract. */
export const AUDIENCES = {
  everybody,
  signedIn,
  general,
  generalOrStaff,
  /** Members of the work space, residents among them, and our operators. */
  insiders,
  /** The same without our operators. */
  insidersOnly: but(insiders, 403, ...OPERATORS),
  /** The workers of the space, and our operators. */
  workers,
  managers,
  appointers: but(managers, 403, 'manager'),
  /** The workers of the space, without our operators. */
  members,
  managersOnly: but(managers, 403, ...OPERATORS),
  masters: but(members, 403, 'member', 'manager'),
  /** The master who wrote the evaluation of a brand; for others it does not exist as something to change. */
  author: but(general, 404, ...OUTSIDE, 'resident', 'member', 'manager'),
  /** The brand that was evaluated. */
  evaluatedBrand: but(only('brand'), 404, 'otherBrand', 'pendingBrand'),
  /** The brand that asked for a plan, and ADMIN. */
  planRequest: but(only('brand', 'admin'), 404, 'otherBrand', 'pendingBrand'),
  advertisers: only('brand', 'otherBrand', ...OPERATORS),
  /** The vendor whose advertisement it is, and our operators; it does not exist for another vendor. */
  advertisement: but(only('brand', ...OPERATORS), 404, 'otherBrand'),
  approvedBrands: only('brand', 'otherBrand'),
  /** The vendor whose company item it is, and our operators; it does not exist for other vendors. */
  companyItem: but(only('brand', ...OPERATORS), 404, 'otherBrand', 'pendingBrand'),
  /** The vendor whose document it is, by a call of vendors. */
  ownDocument: but(only('brand'), 404, 'otherBrand', 'pendingBrand'),
  /** The same, by a call that is open to everybody. */
  waitingCompanyItem: but(everybody, 404, ...ROLES.filter((role) => role !== 'brand' && !OPERATORS.includes(role))),
  /** A request that its complex may read: its vendor, who works in the complex, and our operators. */
  suggestRequest: but(finished, 404, ...OUTSIDE, 'resident', 'otherBrand', 'pendingBrand'),
  /** The messages about such a request: its vendor, who manages the notices of the complex, and our operators. */
  suggestMessages: but(but(managers, 'in', 'brand'), 404, 'otherBrand', 'pendingBrand'),
  /** A sealed request; it does not exist for anybody but its vendor. */
  sealedRequest: but(but(finished, 404, ...OUTSIDE, ...INSIDE, ...OPERATORS), 404, 'otherBrand', 'pendingBrand'),
  /** A file of the work space; visitors do not learn whether it exists. */
  spaceFile: but(everybody, 404, ...ROLES.filter((role) => workers[role] !== 'in')),
  /** Content that only operators read, by a call that is open to everybody. */
  draft: but(everybody, 404, ...ROLES.filter((role) => !OPERATORS.includes(role))),
  /** A draft of a notice, for who writes notices of the space, by a call that is open to everybody. */
  draftBid: but(everybody, 404, ...ROLES.filter((role) => role !== 'master' && role !== 'manager')),
  /** A member's own record; for everybody else it does not exist. */
  personal: but(but(everybody, 404, ...ROLES.filter((role) => role !== 'member')), 401, 'nobody'),
  /** Everybody with an account that may buy: members and guests. */
  buyers: but(signedIn, 403, ...OPERATORS),
  /** The member whose line of a cart it is. */
  ownLine: but(
    but(signedIn, 404, ...ROLES.filter((role) => role !== 'member' && role !== 'nobody')),
    403,
    ...OPERATORS,
  ),
  /** A member's own application of a coupon, and our operators. */
  ownApplication: but(finished, 404, ...OUTSIDE, ...BRANDS, 'resident', 'manager', 'master'),
  /** A member's own application of a coupon, without our operators. */
  ownVoucher: but(but(finished, 404, ...OUTSIDE, ...BRANDS, 'resident', 'manager', 'master'), 403, ...OPERATORS),
  /** A member's own post, which others read but may not change. */
  ownPost: only('member'),
  /** The same, and our operators. */
  ownPostAndStaff: only('member', ...OPERATORS),
  /** Members of every kind, without our operators. */
  membersOfAll: but(finished, 403, ...OPERATORS),
  /** A member's own inquiry, and our operators; for others it does not exist. */
  inquiry: but(finished, 404, ...OUTSIDE, ...BRANDS, 'resident', 'manager', 'master'),
  /** A member's own post that is hidden, or delivery address; for other members it does not exist. */
  ownHidden: but(but(finished, 404, ...OUTSIDE, ...BRANDS, 'resident', 'manager', 'master'), 403, ...OPERATORS),
  /** A member's own file; visitors do not learn whether it exists. */
  file: but(everybody, 404, ...ROLES.filter((role) => role !== 'member')),
  operators: only(...OPERATORS),
  admins: only('admin'),
} satisfies Record<string, Audience>;

const kindOf = (role: Role) =>
  OPERATORS.includes(role) ? 'staff' : (BRANDS as readonly Role[]).includes(role) ? 'brand' : 'general';

function expectedFor(audience: ContractAudience, role: Role): Expected {
  const isUnfinished = role === 'guest' || role === 'temp';
  const account = { kind: isUnfinished ? null : kindOf(role), isAdmin: role === 'admin' } as const;
  if (isInAudience(audience, role === 'nobody' ? null : account)) return 'in';
  return role === 'nobody' ? 401 : 403;
}

/** The roles that the audience of a contract includes; the others with the status that they are refused with. */
export const toAudience = (audience: ContractAudience): Audience =>
  Object.fromEntries(ROLES.map((role) => [role, expectedFor(audience, role)])) as Audience;
