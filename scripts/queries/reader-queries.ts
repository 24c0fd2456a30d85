// Typical queries of readers, by kind, with all right addresses; written before the ranking, from the
// reader's point of view. An address without an anchor includes all sections of the page. Those without a
// leading slash are below /cs/html.

export const queryKinds = [
  'name',
  'value',
  'question',
  'other word',
  'misspelling',
  'plural',
  'spelling',
] as const;

type QueryKind = (typeof queryKinds)[number];

export interface ReaderQuery {
  kind: QueryKind;
  term: string;
  right: readonly string[];
}

const lines = `
[name]
img | elements/img
<img | elements/img
img tag | elements/img
img element | elements/img
html img | elements/img
video | elements/video
<video> | elements/video
iframe | elements/iframe
iframe tag | elements/iframe
svg | elements/img elements/object elements/canvas elements/obsolete-elements getting-started/embedding getting-started/images accessibility/text-alternatives
aria-label | accessibility/aria/aria-label
aria-hidden | accessibility/aria/aria-hidden
aria-describedby | accessibility/aria/aria-describedby
aria-live | accessibility/aria/aria-live
aria-expanded | accessibility/aria/aria-expanded
aria-current | accessibility/aria/aria-current
role button | accessibility/roles/button
role dialog | accessibility/roles/dialog
role navigation | accessibility/roles#navigation
role presentation | accessibility/roles/presentation
alert role | accessibility/roles/alert
tablist | accessibility/roles/tab accessibility/roles#tablist
treeitem | accessibility/roles#treeitem
onclick | attributes/event-handler-attributes
onload | attributes/event-handler-attributes
onchange | attributes/event-handler-attributes
onsubmit | attributes/event-handler-attributes
onkeydown | attributes/event-handler-attributes
data-* | attributes/data-star
data attribute | attributes/data-star
data-id | attributes/data-star
srcset | attributes/srcset
srcset attribute | attributes/srcset
alt attribute | attributes/alt
img alt | attributes/alt elements/img
a href | attributes/href elements/a
link rel | attributes/rel elements/link
input type | attributes/type elements/input
form action | elements/form attributes/formaction
label for | elements/label attributes/for
table headers | attributes/headers elements/th
button type | elements/button attributes/type
script defer | attributes/defer elements/script
script async | attributes/async elements/script
meta charset | elements/meta
meta viewport | elements/meta/viewport elements/meta
meta description | elements/meta/description elements/meta
og:image | elements/meta
http-equiv | elements/meta
h2 | elements/h1-h6
<h6> | elements/h1-h6
doctype | elements/html elements/document-elements getting-started/your-first-page
<!DOCTYPE html> | elements/html elements/document-elements getting-started/your-first-page
marquee | elements/marquee elements/obsolete-elements
center | elements/obsolete-elements
font | elements/obsolete-elements
frameset | elements/obsolete-elements
blink | elements/obsolete-elements
a | elements/a
<a> | elements/a
</a> | elements/a
table | elements/table
<table> | elements/table
dialog | elements/dialog
alt | attributes/alt
href | attributes/href
lang | attributes/lang
hidden | attributes/hidden
title attribute | attributes/title
title= | attributes/title
[title] | attributes/title
<title> | elements/title
style attribute | attributes/style
html | /cs/html
<html> | elements/html
html elements | /cs/html/elements
html attributes | /cs/html/attributes
accessibility | /cs/html/accessibility
getting started | /cs/html/getting-started
quests | /quests
projects | /projects
blog | /blog
lisp | /build-own/lisp
regex | attributes/pattern /build-own/regex-engine
textarea rows | elements/textarea
td colspan | attributes/colspan elements/td
iframe sandbox | attributes/sandbox elements/iframe
video controls | attributes/controls elements/video
aria-labelledby | accessibility/aria/aria-labelledby
role=alert | accessibility/roles/alert
combobox role | accessibility/patterns/combobox accessibility/roles#combobox
noopener | attributes/rel#noopener attributes/rel/noopener
stylesheet | attributes/rel#stylesheet elements/link attributes/rel/stylesheet
theme-color | elements/meta#theme-color elements/meta/theme-color
decoding | elements/img#decoding

[value]
target _blank | attributes/target
target="_blank" | attributes/target
rel noopener | attributes/rel/noopener attributes/rel
rel="nofollow" | attributes/rel
noreferrer | attributes/rel/noopener attributes/rel attributes/referrerpolicy
rel canonical | attributes/rel/canonical attributes/rel elements/link
rel preload | attributes/rel/preload attributes/rel attributes/preload attributes/link-attributes
loading lazy | attributes/loading
loading="lazy" | attributes/loading
type="email" | elements/input/email elements/input attributes/type
input type number | elements/input/number elements/input attributes/type
type password | elements/input/password elements/input attributes/type
input date | elements/input/date elements/input attributes/type
input file | elements/input/file elements/input attributes/type attributes/capture attributes/accept
input range | elements/input/range elements/input attributes/type
input color | elements/input/color elements/input attributes/type
input checkbox | elements/input/checkbox elements/input attributes/type
input hidden | elements/input/hidden elements/input attributes/type attributes/hidden
type="module" | elements/script attributes/type
dir rtl | attributes/dir
dir="auto" | attributes/dir
hidden until-found | attributes/hidden
autocomplete off | attributes/autocomplete
autocomplete one-time-code | attributes/autocomplete
inputmode numeric | attributes/inputmode
scope col | attributes/scope elements/th
tabindex -1 | attributes/tabindex
tabindex 0 | attributes/tabindex
fetchpriority high | attributes/fetchpriority
crossorigin anonymous | attributes/crossorigin
method post | elements/form attributes/formmethod
enctype multipart | elements/form attributes/formenctype
popover manual | attributes/popover
translate no | attributes/translate
<input type="date"> | elements/input/date elements/input attributes/type
type=date | elements/input/date elements/input attributes/type
datetime-local | elements/input/datetime-local elements/input attributes/type
role="status" | accessibility/roles#status accessibility/live-regions

[question]
how to make a list | getting-started/lists elements/ul elements/ol
how to center a div | elements/div elements/obsolete-elements attributes/style
how do i link to another page | getting-started/links-and-addresses elements/a
how to add an image | getting-started/images elements/img
how to open a link in a new tab | attributes/target getting-started/links-and-addresses
how to make text bold | elements/b elements/strong getting-started/emphasis-and-meaning
how to make text italic | elements/i elements/em getting-started/emphasis-and-meaning
how to comment in html | getting-started/how-a-browser-reads-html getting-started/your-first-page getting-started/finding-and-fixing-errors
how to add a favicon | attributes/rel/icon elements/link getting-started/the-head
how to embed youtube video | elements/iframe getting-started/embedding
how to make a table | getting-started/tables elements/table
how to merge cells | attributes/colspan attributes/rowspan
how to make a form | getting-started/forms elements/form
make a field required | attributes/required getting-started/form-validation
limit number of characters | attributes/maxlength
how to validate a form | getting-started/form-validation attributes/required
send form data | getting-started/forms elements/form
upload a file | elements/input/file elements/input attributes/type attributes/multiple attributes/capture
email field | elements/input/email elements/input attributes/type getting-started/form-controls
phone number input | elements/input/tel elements/input attributes/type attributes/inputmode
password field | elements/input/password elements/input attributes/type
date picker | elements/input/date elements/input attributes/type
drop down list | elements/select
play a video automatically | attributes/autoplay
add subtitles to video | elements/track accessibility/media-captions-and-transcripts getting-started/audio-and-video
picture for dark mode | elements/picture elements/source attributes/media
different image on mobile | elements/picture getting-started/responsive-images attributes/srcset
image not showing | elements/img getting-started/images getting-started/finding-and-fixing-errors
what is semantic html | accessibility/semantic-html-first getting-started/page-structure
difference between div and span | elements/div elements/span
difference between id and class | attributes/id attributes/class
difference between b and strong | elements/b elements/strong
difference between section and article | elements/section elements/article
when to use aria | accessibility/semantic-html-first accessibility/aria accessibility/role-attribute /blog/first-rule-of-aria
what does a screen reader say | accessibility/how-assistive-technology-works accessibility/accessible-names-and-descriptions
skip link | accessibility/keyboard-and-focus accessibility/landmarks accessibility/focus-management
hide from screen readers | accessibility/hiding-content accessibility/aria/aria-hidden accessibility/aria
visually hidden text | accessibility/hiding-content
focus trap modal | accessibility/dialogs-and-popovers accessibility/focus-management elements/dialog
announce message to screen reader | accessibility/live-regions
contrast ratio | accessibility/colour-and-contrast
keyboard navigation | accessibility/keyboard-and-focus
is alt text required | attributes/alt accessibility/text-alternatives elements/img
decorative image | accessibility/text-alternatives attributes/alt
how to put css in html | getting-started/adding-css-and-javascript elements/style elements/link
how to add javascript | getting-started/adding-css-and-javascript elements/script
where to put script tag | elements/script getting-started/adding-css-and-javascript
put website online | getting-started/publishing
special characters | getting-started/characters-and-languages
umlauts broken | getting-started/characters-and-languages elements/meta
copyright symbol | getting-started/characters-and-languages
non breaking space | getting-started/characters-and-languages
line break | elements/br elements/wbr
jump to section on page | attributes/id attributes/href getting-started/links-and-addresses elements/a
phone link | elements/a getting-started/links-and-addresses attributes/href
email link | elements/a getting-started/links-and-addresses attributes/href
disable a button | attributes/disabled elements/button
button that submits | elements/button getting-started/buttons-and-actions
close button dialog | elements/dialog getting-started/details-dialogs-and-popovers
show more text | elements/details getting-started/details-dialogs-and-popovers
progress bar | elements/progress
search box | elements/input/search elements/search elements/input
auto suggest | elements/datalist attributes/autocomplete
build a regex engine | /build-own/regex-engine
first project | /projects/one-page-about-you /projects
check my html | getting-started/finding-and-fixing-errors
empty elements | elements/void-elements
can i use dialog | elements/dialog /blog/baseline-in-plain-words
what is html | getting-started/what-is-html /cs/html
how does a browser work | getting-started/how-a-browser-reads-html
which heading level to use | elements/h1-h6 accessibility/headings-and-outline getting-started/headings-and-paragraphs
button or link | accessibility/links-and-buttons elements/button elements/a

[other word]
favicon | attributes/rel/icon elements/link getting-started/the-head
dropdown | elements/select
italic | elements/i elements/em
bold | elements/b elements/strong
checkbox | elements/input attributes/type elements/input/checkbox
radio button | elements/input attributes/type elements/input/radio
tooltip | accessibility/patterns/tooltip attributes/title attributes/popover
hamburger | attributes/popover elements/nav elements/menu elements/button
accordion | accessibility/patterns/accordion elements/details
modal | accessibility/patterns/dialog elements/dialog
popup | attributes/popover elements/dialog
hyperlink | elements/a
anchor | elements/a attributes/id
picture | elements/picture elements/img
bullet points | elements/ul elements/li
numbered list | elements/ol
underline | elements/u elements/ins
strikethrough | elements/s elements/del
subscript | elements/sub
superscript | elements/sup
code block | elements/pre elements/code
keyboard | elements/kbd accessibility/keyboard-and-focus
quote | elements/blockquote elements/q
navbar | elements/nav
sidebar | elements/aside
banner | elements/header accessibility/roles#banner accessibility/roles accessibility/landmarks
captions | elements/track elements/caption elements/figcaption accessibility/media-captions-and-transcripts
textbox | elements/input elements/textarea accessibility/roles#textbox accessibility/roles
slider | accessibility/patterns/carousel elements/input attributes/type accessibility/roles#slider accessibility/roles elements/input/range
switch | accessibility/aria/aria-checked elements/input accessibility/roles#switch accessibility/roles
tabs | accessibility/patterns/tabs accessibility/roles/tab accessibility/roles#tablist accessibility/roles
toast | accessibility/live-regions elements/output
seo | elements/meta elements/title getting-started/the-head
encoding | elements/meta getting-started/characters-and-languages
rtl | attributes/dir accessibility/language-and-direction
a11y | accessibility accessibility/why-accessibility
wai | accessibility/wcag-explained accessibility/aria
spacer | elements/obsolete-elements elements/br
web component | elements/custom-elements elements/template elements/slot
shadow dom | elements/template elements/slot attributes/shadow-tree-attributes
structured data | attributes/microdata-attributes attributes/itemscope attributes/itemtype attributes/itemprop elements/script
csp | attributes/nonce elements/meta

[misspelling]
keybord | elements/kbd accessibility/keyboard-and-focus
accesibility | accessibility accessibility/why-accessibility
heigth | attributes/height
widht | attributes/width
placholder | attributes/placeholder
requierd | attributes/required
tabel | elements/table
fieldest | elements/fieldset
buton | elements/button
hedaer | elements/header
fotter | elements/footer
texarea | elements/textarea
selct | elements/select
optoin | elements/option
colpsan | attributes/colspan
autcomplete | attributes/autocomplete
contenteditble | attributes/contenteditable
arial | accessibility/aria accessibility/roles
aria-lable | accessibility/aria/aria-label accessibility/aria
iframme | elements/iframe
vidoe | elements/video
pargraph | elements/p getting-started/headings-and-paragraphs
langauge | attributes/lang accessibility/language-and-direction
responsiv | getting-started/responsive-images attributes/srcset
semantik | accessibility/semantic-html-first
dialoge | elements/dialog
blockqoute | elements/blockquote
figcapton | elements/figcaption
templet | elements/template
captoin | elements/caption
acessibility | /cs/html/accessibility
elments | /cs/html/elements
dilaog | elements/dialog
paragraf | elements/p getting-started/headings-and-paragraphs
autocompelte | attributes/autocomplete

[plural]
images | elements/img elements/media-elements getting-started/images getting-started/responsive-images
links | elements/a elements/link getting-started/links-and-addresses accessibility/links-and-buttons
forms | elements/form elements/form-elements getting-started/forms
buttons | elements/button getting-started/buttons-and-actions accessibility/links-and-buttons
headings | elements/h1-h6 getting-started/headings-and-paragraphs accessibility/headings-and-outline
paragraphs | elements/p getting-started/headings-and-paragraphs
dialogs | elements/dialog accessibility/dialogs-and-popovers
iframes | elements/iframe
labels | elements/label accessibility/forms-labels-and-errors
scripts | elements/script elements/script-elements
videos | elements/video getting-started/audio-and-video
quotes | elements/q elements/blockquote getting-started/quotes-dates-and-code
landmark | accessibility/landmarks
role | accessibility/roles accessibility/role-attribute

[spelling]
color | elements/input/color accessibility/colour-and-contrast elements/input
colour | accessibility/colour-and-contrast
farbe | accessibility/colour-and-contrast
centre | elements/obsolete-elements
color contrast | accessibility/colour-and-contrast
barrierefreiheit | accessibility
tabelle | elements/table getting-started/tables
formular | elements/form getting-started/forms
überschrift | elements/h1-h6 getting-started/headings-and-paragraphs
bild | elements/img getting-started/images
verweis | elements/a
liste | elements/ul elements/ol getting-started/lists
capitalize | attributes/autocapitalize
dialogue | elements/dialog
`;

export function readReaderQueries(): ReaderQuery[] {
  const queries: ReaderQuery[] = [];
  let kind: QueryKind = 'name';
  for (const line of lines.split('\n').filter(Boolean)) {
    const opened = queryKinds.find((name) => line === `[${name}]`);
    if (opened) kind = opened;
    else {
      const [term = '', addresses = ''] = line.split(' | ');
      const right = addresses.split(' ').map((one) => (one.startsWith('/') ? one : `/cs/html/${one}`));
      queries.push({ kind, term, right });
    }
  }
  return queries;
}
