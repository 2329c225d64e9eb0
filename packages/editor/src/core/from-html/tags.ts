const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that are left out with everything in them: they act, hide, draw, or ask. */
export const DROPPED = set(
  'script style noscript template head title meta link base object embed applet audio video canvas svg math select textarea input button datalist map area xml frameset frame noframes dialog progress meter param source track plaintext xmp',
);

/** Elements that begin and end a line. */
export const BLOCKS = set(
  'p div section article header footer main aside nav address hgroup h1 h2 h3 h4 h5 h6 ul ol menu dir li dl dt dd table caption colgroup tbody thead tfoot tr td th blockquote pre listing figure figcaption hr form fieldset legend details summary center body html search',
);

export const LISTS = set('ul ol menu dir');
export const BOLD = set('b strong');
export const ITALIC = set('i em cite dfn var');
export const UNDERLINED = set('u ins');
export const STRUCK = set('s strike del');
export const MONOSPACED = set('code kbd samp tt pre listing');
