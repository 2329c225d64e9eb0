// Chakra lists the names of its own breakpoints in a generated file; 1700 px (SPEC §2) is added here: `{ base: …,
// full: … }`.
declare module '../../../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/conditions.gen' {
  interface Conditions {
    full: string;
  }
}

/** Selectors by name: `_hover`, `_focusVisible`, … Hover never sticks on touch screens. */
export const CONDITIONS = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
  active: '&:active:not(:disabled, [aria-disabled=true])',
  focus: '&:focus',
  focusWithin: '&:focus-within',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  indeterminate: '&:indeterminate',
  invalid: '&[aria-invalid=true]',
  expanded: '&[aria-expanded=true]',
  selected: '&[aria-selected=true]',
  pressed: '&[aria-pressed=true]',
  currentPage: '&[aria-current=page]',
  currentStep: '&[aria-current=step]',
  readOnly: '&:read-only',
  placeholder: '&::placeholder',
  before: '&::before',
  after: '&::after',
  first: '&:first-of-type',
  last: '&:last-of-type',
  even: '&:nth-of-type(even)',
  dark: '[data-theme=dark] &',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  highContrast: '@media (forced-colors: active)',
  print: '@media print',
};
