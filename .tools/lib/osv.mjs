/** Splits a version of semver 2.0.0 into its numbers and the parts of its pre-release. */
function parse(version) {
  const [, numbers = '', preRelease] = /^v?(\d+(?:\.\d+)*)(?:-([0-9A-Za-z.-]+))?/.exec(version) ?? [];
  return { numbers: numbers.split('.').map(Number), preRelease: preRelease?.split('.') ?? [] };
}

function compareParts(one, other) {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}

/** Orders two versions (semver 2.0.0, 11). */
function compareVersions(one, other) {
  const [a, b] = [parse(one), parse(other)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.preRelease.length === 0 || b.preRelease.length === 0) return b.preRelease.length - a.preRelease.length;
  for (let at = 0; at < Math.max(a.preRelease.length, b.preRelease.length); at += 1) {
    if (a.preRelease[at] === undefined || b.preRelease[at] === undefined)
      return a.preRelease.length - b.preRelease.length;
    const difference = compareParts(a.preRelease[at], b.preRelease[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

const orderOf = ({ introduced, fixed, last_affected: last }) => introduced ?? fixed ?? last ?? '0';

/** Whether a version lies in a range of OSV: the last event at or before it decides. */
function isInRange(version, { type, events = [] }) {
  if (type !== 'SEMVER') return false;
  let affected = false;
  for (const event of events.toSorted((one, other) => compareVersions(orderOf(one), orderOf(other)))) {
    if (event.introduced !== undefined && (event.introduced === '0' || compareVersions(version, event.introduced) >= 0))
      affected = true;
    if (event.fixed !== undefined && compareVersions(version, event.fixed) >= 0) affected = false;
    if (event.last_affected !== undefined && compareVersions(version, event.last_affected) > 0) affected = false;
  }
  return affected;
}

/** Whether an advisory's `affected` entry names a version, in its list or its ranges. */
export const isAffected = (version, { versions = [], ranges = [] }) =>
  versions.includes(version) || ranges.some((range) => isInRange(version, range));
