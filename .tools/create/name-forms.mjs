const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The forms of a kebab-case name that code needs: `work-order` is also `WorkOrder`, `workOrder`, `work_order` and `WORK_ORDER`. */
export function toNameForms(name) {
  const pascal = name.split('-').map(capital).join('');
  return {
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: name.replaceAll('-', '_'),
    constant: name.replaceAll('-', '_').toUpperCase(),
  };
}

/** Whether a text can be the name of a folder and, in its other forms, of a function. */
export const isName = (text) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text ?? '');
