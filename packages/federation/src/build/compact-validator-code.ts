/** Reads `schema12.properties.tel.type` from the schema, which AJV would otherwise ship for one word of an error. */
function readPath(schema: unknown, path: string): unknown {
  const keys = [...path.matchAll(/\.([A-Za-z_$][\w$]*)|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/g)].map(
    ([, name, quoted, index]) => name ?? (quoted === undefined ? index : (JSON.parse(`"${quoted}"`) as string)),
  );
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[String(key)], schema);
}

/**
 * Reduces AJV's standalone output for the browser: no `require`, no schema objects, no unused details of errors, and
 * every top-level value free of side effects, so that an unused validator is dropped. `scope` is appended to names, so
 * that two outputs can be in one module.
 */
export function compactValidatorCode(code: string, scope: string): string {
  const schemas = new Map<string, unknown>();
  const compacted = code
    .replace('"use strict";', '')
    .replace(/const (schema\d+) = (\{.*?\});(?=const |function |export |$)/gs, (_, name: string, json: string) => {
      schemas.set(name, JSON.parse(json));
      return '';
    })
    .replace(/,?schemaPath:"(?:[^"\\]|\\.)*"/g, '')
    .replace(/params:\{allowedValues?: ?schema\d+[^}]*\}/g, 'params:{}')
    .replace(
      /params:\{type: ?(schema\d+)([^}]*)\}/g,
      (_, name: string, path: string) => `params:{type:${JSON.stringify(readPath(schemas.get(name), path))}}`,
    )
    .replace(
      /const func\d+ = (?:Object\.prototype\.hasOwnProperty|require\("ajv\/dist\/runtime\/ucs2length"\)\.default);/g,
      '',
    )
    .replace(
      /\bfunc\d+\.call\((schema\d+)([^,]*), ?(\w+)\)/g,
      (_, name: string, path: string, key: string) =>
        `${JSON.stringify(Object.keys(readPath(schemas.get(name), path) as object))}.includes(${key})`,
    )
    .replace(/\bfunc\d+\(/g, 'countCharacters(')
    .replace(/params:\{pattern: ?"(?!\\\\S")(?:[^"\\]|\\.)*"\}/g, 'params:{}')
    .replace(/, parentData, parentDataProperty, rootData=data\}/g, '}')
    .replace(/,parentData(?::[^,}]+)?,parentDataProperty(?::[^,}]+)?,rootData\}/g, '}')
    .replace(
      /const (err\d+) = (\{(?:[^{}"]|"(?:[^"\\]|\\.)*"|\{[^{}]*\})*\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g,
      '(vErrors??=[]).push($2);',
    )
    .replace(/= new RegExp\(/g, '= /*#__PURE__*/new RegExp(')
    .replace(/export const /g, 'const ')
    .replace(/\b(validate|pattern|schema)(\d+)\b/g, `$1$2_${scope}`);
  const foreign = /\brequire\(|\bschema\d+_/.exec(compacted);
  if (foreign)
    throw new Error(
      `AJV output needs something that the browser does not have: ${compacted.slice(foreign.index, foreign.index + 120)}`,
    );
  return compacted;
}
