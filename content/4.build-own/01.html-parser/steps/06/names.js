// The standard has 2,231 names. These are some of the most used ones.
const table = `amp & lt < gt > quot " apos ' nbsp \u00A0 shy \u00AD
AMP & LT < GT > QUOT " COPY © REG ® copy © reg ® trade ™
cent ¢ pound £ yen ¥ euro € sect § para ¶ middot · bull •
hellip … ndash – mdash — lsquo ‘ rsquo ’ ldquo “ rdquo ”
sbquo ‚ bdquo „ laquo « raquo » deg ° plusmn ± times × divide ÷
minus − not ¬ notin ∉ ne ≠ le ≤ ge ≥ infin ∞ micro µ
frac12 ½ frac14 ¼ frac34 ¾ sup2 ² sup3 ³
larr ← uarr ↑ rarr → darr ↓ harr ↔ check ✓ star ☆
ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200C zwj \u200D
iexcl ¡ iquest ¿ szlig ß Auml Ä Ouml Ö Uuml Ü auml ä ouml ö uuml ü
agrave à aacute á acirc â aring å aelig æ ccedil ç egrave è
eacute é ecirc ê ntilde ñ oslash ø alpha α beta β pi π lang ⟨`;

export const names = new Map(
  [...table.matchAll(/([A-Za-z]\w*) (\S|\s)/gu)].map((m) => [m[1], m[2]]),
);

/** The names that also work without a semicolon, for old pages. */
export const withoutSemicolon = new Set(
  `amp lt gt quot nbsp shy AMP LT GT QUOT COPY REG copy reg cent pound
  yen sect para middot laquo raquo deg plusmn times divide not micro
  frac12 frac14 frac34 sup2 sup3 iexcl iquest szlig Auml Ouml Uuml
  auml ouml uuml agrave aacute acirc aring aelig ccedil egrave eacute
  ecirc ntilde oslash`.split(/\s+/),
);
