/** The declarations of a `style`: property in lower case → value. */
export type Declarations = ReadonlyMap<string, { value: string; isImportant: boolean }>;

export const NO_DECLARATIONS: Declarations = new Map();
/** More than any honest element says of itself. */
const MAX_STYLE_CHARACTERS = 4000;
const MAX_SHEET_CHARACTERS = 500_000;
const DECLARATION = /(?<![\w-])([\w-]+)\s*:((?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()])*)/g;

/** Reads the text of a `style` attribute. Nothing of it is used as it is: every value is read as a colour, a number or a name. */
export function toDeclarations(style: string | null): Declarations {
  if (!style) return NO_DECLARATIONS;
  const found = style.slice(0, MAX_STYLE_CHARACTERS).matchAll(DECLARATION);
  return new Map(
    Array.from(found, ([, name = '', text = '']) => {
      const value = text.trim();
      const bare = value.replace(/!\s*important$/i, '').trimEnd();
      return [name.toLowerCase(), { value: bare.toLowerCase(), isImportant: bare !== value }];
    }),
  );
}

/** Rules of a style sheet that say something of one class (`.xl65`, `td.xl65`): spreadsheets and word processors put formats there. */
export function toClassRules(sheet: string): Map<string, Declarations> {
  const rules = new Map<string, Declarations>();
  for (const rule of sheet
    .slice(0, MAX_SHEET_CHARACTERS)
    .replaceAll(/<!--|-->/g, '')
    .split('}')) {
    const brace = rule.indexOf('{');
    const classes =
      brace === -1
        ? []
        : rule
            .slice(0, brace)
            .split(',')
            .flatMap((selector) => /^\s*\w*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []);
    if (classes.length === 0) continue;
    const declarations = toDeclarations(rule.slice(brace + 1));
    for (const name of classes) rules.set(name, new Map([...(rules.get(name) ?? []), ...declarations]));
  }
  return rules;
}

/** Joins the declarations of an element's classes with its own style, which takes precedence. */
export function withClasses(
  element: Element,
  own: Declarations,
  rules: ReadonlyMap<string, Declarations>,
): Declarations {
  const classes = rules.size > 0 ? (element.getAttribute('class')?.split(/\s+/) ?? []) : [];
  return classes.length > 0 ? new Map([...classes.flatMap((name) => [...(rules.get(name) ?? [])]), ...own]) : own;
}
