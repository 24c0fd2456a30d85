/** A set of names from one text with spaces. */
export const words = (text) => new Set(text.trim().split(/\s+/));

const voidNames = words(`area base basefont bgsound br col embed frame hr
  img input link meta param source track wbr`);

/** Elements that never have children or an end tag. */
export const isVoid = (name) => voidNames.has(name);

/** Elements that belong into the head. */
export const headNames = words(`base basefont bgsound link meta noframes
  noscript script style title`);

/** An end tag never closes one of these by accident. */
export const special = words(`address applet area article aside base
  basefont bgsound blockquote body br button caption center col colgroup
  dd details dir div dl dt embed fieldset figcaption figure footer form
  frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img
  input keygen li link listing main marquee menu meta nav noembed
  noframes noscript object ol p param plaintext pre script search section
  select source style summary table tbody td template textarea tfoot th
  thead title tr track ul wbr xmp`);

const normal = words('applet caption html marquee object table td th');

/** How far up the stack we look for an open element. */
export const scopes = {
  normal,
  button: new Set([...normal, 'button']),
  list: new Set([...normal, 'ol', 'ul']),
  table: words('html table'),
};

export const headings = words('h1 h2 h3 h4 h5 h6');

/** Between the parts of a table there may be only parts of a table. */
export const tableFrame = words('table tbody tfoot thead tr');

/** A map from each of several names to one rule. */
export function byName(rules) {
  return new Map(
    Object.entries(rules).flatMap(([names, rule]) =>
      [...words(names)].map((name) => [name, rule]),
    ),
  );
}

/** A new world begins inside these, and formatting stays outside. */
export const islands = words('applet caption marquee object td th');
