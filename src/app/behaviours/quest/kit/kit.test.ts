// The kit in a real browser, where readers meet it. Each case is a page, something that a check asks, and the answer;
// what can be written natively or with ARIA is asked of both.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runAnswers } from '#checks/content/quests/run-answers.ts';
import { findChromium } from '#scripts/find-chromium.ts';

interface Case {
  page: string;
  /** The body of `run`: `return` what is asked. */
  ask: string;
  answer: unknown;
  script?: string;
  options?: string;
}

const cases: Record<string, Case> = {};
const answers = new Map<string, { state: string; words: string }>();

/** Checks with a fault of their own, by what they do. */
const faultyChecks = {
  throws: '() => { throw new Error("A fault of the check.") }',
  'rejects its promise': 'async () => { throw new Error("A fault of the check.") }',
  'returns something else': '() => ({ state: "passed" })',
};
let faultyStates: (string | undefined)[] = [];

function asks(name: string, page: string, ask: string, answer: unknown, more: Partial<Case> = {}): void {
  cases[name] = { page, ask, answer, ...more };
}

const names = 'return kit.role(ROLE).map((one) => kit.name(one))';
const namesOf = (role: string) => names.replace('ROLE', JSON.stringify(role));

// Finding
asks(
  'role: native elements and ARIA roles are found alike, in the order of reading',
  '<div role="button" tabindex="0">One</div><button>Two</button><input type="submit" value="Three">',
  namesOf('button'),
  ['One', 'Two', 'Three'],
);
asks(
  'role: what is hidden in any way is left out',
  `<style>.gone{display:none}.blank{visibility:hidden}</style><h2>Seen</h2><h2 hidden>A</h2><h2 class="gone">B</h2>
  <h2 class="blank">C</h2><h2 aria-hidden="true">D</h2><div aria-hidden="true"><h2>E</h2></div><details><h2>F</h2></details>`,
  namesOf('heading'),
  ['Seen'],
);
asks(
  'role: with a level, native or ARIA',
  '<h2>One</h2><div role="heading" aria-level="2">Two</div><div role="heading">Three</div><h3>Four</h3>',
  "return kit.role('heading', { level: 2 }).map((one) => kit.name(one))",
  ['One', 'Two', 'Three'],
);
asks(
  'role: by the whole name, by a pattern, and inside an element',
  '<nav aria-label="Main"><a href="#a">Prices</a></nav><a href="#b">Prices and times</a>',
  "return [kit.role('link', { name: 'Prices' }).length, kit.role('link', { name: /prices/i }).length, kit.role('link', { within: kit.role('navigation')[0] }).length]",
  [1, 2, 1],
);
asks(
  'role: several roles, and img for image',
  '<details><summary>One</summary></details><button>Two</button><img alt="Three" src="data:,">',
  "return [kit.role(['button', 'summary']).length, kit.role('img').length, kit.role('image').length]",
  [2, 1, 1],
);
asks(
  'role: the inside of custom elements, and what they say of themselves',
  '<script>customElements.define("star-rating", class extends HTMLElement { constructor() { super(); const i = this.attachInternals(); i.role = "slider"; i.ariaLabel = "Stars"; this.attachShadow({ mode: "closed" }).innerHTML = "<button>Inside</button>"; } })</script><star-rating></star-rating>',
  "return [kit.role('slider').map((one) => kit.name(one)), kit.role('button').map((one) => kit.name(one))]",
  [['Stars'], ['Inside']],
);
asks(
  'name: a label names a custom element that takes part in a form, and no other',
  '<script>for (const name of ["a-field", "a-box"]) customElements.define(name, class extends HTMLElement { static formAssociated = name === "a-field"; constructor() { super(); this.attachInternals().role = "slider"; } })</script><label for="one">One</label><a-field id="one"></a-field><label>Two <a-field></a-field></label><label for="three">Three</label><a-box id="three"></a-box>',
  namesOf('slider'),
  ['One', 'Two', ''],
);
asks(
  'get: the first, or a sentence',
  '<h1>A</h1>',
  "return kit.get('button', { name: 'Send' })",
  'There is no button called “Send” on the page.',
);
asks(
  'get: in words of the author',
  '<h1>A</h1>',
  "return kit.get('button', { words: 'Nothing sends the form.' })",
  'Nothing sends the form.',
);
asks(
  'name and nameSource: every source of a name',
  `<label for="a">Label</label><input id="a"><input aria-label="Aria"><span id="s">Span</span><input aria-labelledby="s">
  <input title="Title"><input placeholder="Placeholder"><input><button>Content</button><img alt="Alt" src="data:,">
  <input type="submit" value="Value"><fieldset><legend>Legend</legend></fieldset>`,
  "return kit.role(['textbox', 'button', 'image', 'group']).map((one) => [kit.name(one), kit.nameSource(one)].join(': '))",
  [
    ...['Label: label', 'Aria: aria', 'Span: aria', 'Title: title', 'Placeholder: placeholder', ': none'],
    ...['Content: content', 'Alt: alt', 'Value: value', 'Legend: native'],
  ],
);
asks(
  'name: a caption or a legend that is hidden names nothing',
  '<table><caption hidden>A</caption><tr><td>B</td></tr></table><fieldset><legend hidden>C</legend></fieldset><table><caption>D</caption><tr><td>E</td></tr></table>',
  "return kit.role(['table', 'group']).map((one) => kit.name(one))",
  ['', '', 'D'],
);
asks(
  'description: by reference, by title, and the error message of a wrong field',
  `<p id="h">Help</p><input aria-describedby="h"><input aria-label="A" title="Tip"><p id="e">Too short</p>
  <input aria-invalid="true" aria-errormessage="e"><input aria-errormessage="e">`,
  "return kit.role('textbox').map((one) => kit.description(one))",
  ['Help', 'Tip', 'Too short', ''],
);
asks(
  'states: native and ARIA forms say the same, and what was changed since counts',
  `<input type="checkbox"><div role="checkbox" aria-checked="true"></div><details open><summary>A</summary></details>
  <button aria-expanded="false">B</button><script>document.querySelector('input').checked = true</script>`,
  "return [...kit.role('checkbox').map((one) => kit.states(one).checked), ...kit.role(['summary', 'button']).map((one) => kit.states(one).expanded)]",
  [true, true, true, false],
);
asks(
  'landmarks: native and ARIA',
  '<header>A</header><div role="navigation" aria-label="Main">B</div><main>C</main><search>D</search><form>E</form><footer>F</footer>',
  "return kit.landmarks().map(({ role, name }) => [role, name].join(' ').trim())",
  ['banner', 'navigation Main', 'main', 'search', 'contentinfo'],
);
asks(
  'exposed: empty alt, role none and aria-hidden are not; text is',
  '<img alt="" src="data:,"><img role="none" src="data:,"><img alt="A" src="data:,"><p aria-hidden="true">B</p><p>C</p>',
  'return [...document.body.children].map((one) => kit.exposed(one))',
  [false, false, true, false, true],
);

// Seeing
asks(
  'visible: drawn, not transparent, not cut off, not off the page',
  `<style>.off{position:absolute;left:-999px}.sr{position:absolute;clip-path:inset(50%);width:20px;height:20px}.o{opacity:0}
  .cut{height:0;overflow:hidden}.tiny{position:absolute;width:1px;height:1px;overflow:hidden}</style>
  <p>A</p><p class="off">B</p><p class="sr">C</p><p class="o">D</p><div class="cut"><p>E</p></div><p class="tiny">F</p><p hidden>G</p><div style="height:3000px"></div><p>H</p>`,
  "return [...document.querySelectorAll('p')].map((one) => kit.visible(one))",
  [true, false, false, false, false, false, false, true],
);
asks(
  'inView: without scrolling',
  '<p>A</p><div style="height:3000px"></div><p>B</p>',
  "return [...document.querySelectorAll('p')].map((one) => kit.inView(one))",
  [true, false],
);
asks(
  'textOf: words as they are written, without what is hidden, with spaces between blocks',
  '<style>b{text-transform:uppercase}</style><p>One <b>two</b></p><p>three<span hidden>four</span></p>five<br>six',
  'return kit.textOf()',
  'One two three five six',
);
const hidden = {
  'display: none': '<p style="display:none">X</p>',
  'visibility: hidden': '<p style="visibility:hidden">X</p>',
  'the opacity of something around it': '<div style="opacity:0"><p>X</p></div>',
  'little opacity twice': '<div style="opacity:.3"><p style="opacity:.3">X</p></div>',
  'filter: opacity(0)': '<p style="filter:opacity(0%)">X</p>',
  'left of the screen': '<p style="position:absolute;left:-9999px">X</p>',
  'above the screen': '<p style="position:fixed;top:-200px">X</p>',
  'text-indent': '<p style="text-indent:-999em;overflow:hidden">X</p>',
  'transform: scale(0)': '<p style="transform:scale(0)">X</p>',
  'clip-path: inset': '<p style="clip-path:inset(0 0 0 100%)">X</p>',
  'clip-path: polygon': '<p style="clip-path:polygon(0 0, 0 0, 0 0)">X</p>',
  'clip-path: circle': '<p style="clip-path:circle(0)">X</p>',
  clip: '<p style="position:absolute;clip:rect(1px,1px,1px,1px)">X</p>',
  'a box of one pixel': '<p style="width:1px;height:1px;overflow:hidden">X</p>',
  'a box without height around it': '<div style="height:0;overflow:clip"><p>X</p></div>',
  'small letters': '<p style="font-size:1px">X</p>',
  'colour: transparent': '<p style="color:transparent">X</p>',
  'text-fill-color': '<p style="-webkit-text-fill-color:transparent">X</p>',
  'white on white': '<p style="color:#fff">X</p>',
  'the colour of the box around it': '<div style="background:#336"><p style="color:#346">X</p></div>',
  'a gradient in its colour': '<p style="color:#000;background:linear-gradient(#000, rgb(1 1 1))">X</p>',
  'a mask': '<p style="mask-image:linear-gradient(transparent, transparent)">X</p>',
  'content-visibility': '<p style="content-visibility:hidden">X</p>',
  'a closed details': '<details>X<p>X</p></details>',
  hidden: '<p hidden="until-found">X</p>',
  'a script and a comment': '<script type="text/plain">X</script><!-- X -->',
  'a video that plays': '<video>X</video>',
  'a box that covers the window': '<p>X</p><div style="position:fixed;inset:0;background:#fff"></div>',
  'a box over it':
    '<div style="position:relative"><p>X</p><i style="position:absolute;inset:0;background:#eee"></i></div>',
  'a box that covers the window, for what is far down':
    '<div style="height:3000px"></div><p>X</p><div style="position:fixed;inset:0;background:#fff"></div>',
  '::before that is transparent': '<style>i::before{content:"X";opacity:0}</style><i></i>',
};
const seen = {
  'plain text': '<p>X</p>',
  'what is far down': '<div style="height:3000px"></div><p>X</p>',
  'what can be scrolled to': '<div style="height:50px;overflow:auto"><div style="height:900px"></div>X</div>',
  'what leaves a box that cuts off, because it is placed':
    '<div style="height:0;overflow:hidden"><p style="position:absolute">X</p></div>',
  'a modal dialog in a transparent box':
    '<div style="opacity:0"><dialog>X</dialog></div><script>document.querySelector("dialog").showModal()</script>',
  'white on black': '<body style="background:#000"><p style="color:#fff">X</p>',
  'white on a gradient': '<p style="color:#fff;background:linear-gradient(90deg, #fff, #000)">X</p>',
  'a line of a gradient in its colour':
    '<p style="color:#15803d;background:linear-gradient(#15803d,#15803d) 0 100%/100% 2px no-repeat">X</p>',
  'what a bar covers until somebody scrolls':
    '<p>X</p><div style="position:fixed;top:0;left:0;right:0;height:99px;background:#fff"></div>',
  'what is in a box over the page': '<div style="position:fixed;inset:0;background:#fff"><p>X</p></div>',
  'white on a picture': '<p style="color:#fff;background:url(boat.svg)">X</p>',
  'white on a picture that it was placed on':
    '<figure style="position:relative"><img src="boat.svg" width="300" height="200" alt=""><figcaption style="position:absolute;top:80px;left:80px;color:#fff">X</figcaption></figure>',
  'white on ::before':
    '<style>p{position:relative;color:#fff;z-index:0}p::before{content:"";position:absolute;inset:0;background:#000;z-index:-1}</style><p>X</p>',
  'letters with a gradient in them':
    '<p style="color:transparent;background:linear-gradient(#00f, #f00);background-clip:text">X</p>',
  'dark mode': '<html style="color-scheme:dark"><p>X</p>',
  'what is visible again': '<div style="visibility:hidden"><p style="visibility:visible">X</p></div>',
  'what fades in': '<style>@keyframes in{from{opacity:0}}p{animation:in 5s}</style><p>X</p>',
  'an open details': '<details open>X</details>',
  '::after': '<style>i::after{content:"X" / "spoken"}</style><i></i>',
  'attr() in ::after': '<style>i::after{content:attr(data-a)}</style><i data-a="X"></i>',
  'the value of a button': '<input type="button" value="X">',
  'display: contents': '<div style="display:contents">X</div>',
  'the inside of a custom element':
    '<script>customElements.define("a-b", class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: "closed" }).innerHTML = "<b>X</b>"; } })</script><a-b></a-b>',
};
for (const [name, page] of Object.entries(hidden))
  asks(`seenText: not ${name}`, page, 'return kit.seenText()', '');
for (const [name, page] of Object.entries(seen))
  asks(`seenText: ${name}`, page, 'return kit.seenText()', 'X');
asks(
  'seenText: words as they are written, with spaces where a reader sees them',
  '<style>b{text-transform:uppercase}</style><p>One&nbsp; <b>two</b><span style="padding-left:8px">.</span></p><label>City</label><input><button>Show</button><span style="display:inline-block">D</span>rop <select><option>A<option selected>B</select>',
  'return [kit.seenText(), kit.seenText(document.querySelector("p")), kit.textOf(document.querySelector("p"))]',
  ['One two. City Show Drop B', 'One two.', 'One two.'],
);
asks(
  'isSeen: text, pictures and controls',
  `<p>A</p><p><img src="boat.svg" alt=""></p><p><button aria-label="B"></button></p><p></p><p style="opacity:0"><button>C</button></p><p><input type="hidden"></p><p><input type="checkbox" style="opacity:0"></p><p style="background:url(boat.svg);height:9px"></p><p><img hidden src="boat.svg" alt="D"></p>`,
  "return [...document.querySelectorAll('p')].map((one) => kit.isSeen(one))",
  [true, true, true, false, false, false, false, true, false],
);
asks(
  'name and textOf: controls and blocks are boundaries of words, the style sheet counts',
  '<style>.b{display:block}.r::after{content:" *"}.s::before{content:"★" / "starred"}</style><button><span class="b">City</span><span class="b">Show</span></button><a href="#a">One<span> two</span>&nbsp;three</a><label class="r" for="f">Name</label><input id="f"><button class="s"> A</button><p><label>City</label><input><button>Show</button></p>',
  "return [...kit.role(['button', 'link', 'textbox']).slice(0, 4).map((one) => kit.name(one)), kit.role('link', { name: 'One two three' }).length, kit.textOf(document.querySelector('p'))]",
  ['City Show', 'One two three', 'Name *', 'starred A', 1, 'City Show'],
);
asks(
  'words and says: compared as readers compare them',
  '<p>It’s&nbsp;closed on Friday</p>',
  "return [kit.words(kit.seenText()), kit.says(kit.seenText(), ['shut', 'closed'], 'friday'), kit.says(kit.seenText(), 'monday')]",
  ["it's closed on friday", true, false],
);
asks(
  'candidates: the list of a picture, without spaces too',
  '<img srcset="a.jpg 400w,b.jpg 800w" alt=""><picture><source srcset="c.jpg, d.jpg 2x"><img alt=""></picture>',
  "return [...document.querySelectorAll('img, source')].map((one) => kit.candidates(one))",
  [
    [
      { url: 'a.jpg', width: 400 },
      { url: 'b.jpg', width: 800 },
    ],
    [
      { url: 'c.jpg', density: 1 },
      { url: 'd.jpg', density: 2 },
    ],
    [],
  ],
);
asks(
  'contrast: of text on what is behind it',
  '<body style="background:#fff"><p style="color:#000">A</p><p style="color:#777">B</p><div style="background:#000"><p style="color:rgb(255 255 255 / 50%)">C</p></div>',
  "return [...document.querySelectorAll('p')].map((one) => Math.round(kit.contrast(one) * 100) / 100)",
  [21, 4.48, 5.28],
);
asks(
  'focusShows: the ring of the browser, one of the page, none',
  '<style>.none:focus{outline:none}.own:focus{outline:none;background:yellow}</style><a href="#a">A</a><a href="#b" class="none">B</a><a href="#c" class="own">C</a><a href="#d" style="outline:3px solid transparent">D</a>',
  'return [...document.links].map((one) => kit.focusShows(one))',
  [true, false, true, false],
);
asks(
  'focusShows: a ring in the colour of what it is drawn on is none',
  '<style>a:focus{outline:2px solid #fff}.deep:focus{outline-offset:-3px}.shade:focus{outline:none;box-shadow:0 0 0 3px #fff}.two:focus{box-shadow:0 0 0 2px #fff,0 0 0 4px #00f}</style><body style="background:#fff"><a href="#a">A</a><a href="#b" class="deep" style="background:#060">B</a><a href="#c" class="shade">C</a><a href="#d" class="two">D</a><div style="background:#000"><a href="#e">E</a></div><div style="background:linear-gradient(#000,#000)"><a href="#f">F</a></div><a href="#g" style="background:#060">G</a>',
  'return [...document.links].map((one) => kit.focusShows(one))',
  [false, true, false, true, true, true, false],
);
asks(
  'seenText: a box of the style sheet over the words, pointers going through',
  '<style>div{position:relative}.b::before,.a::after{content:"";position:absolute;inset:0;background:#fff;pointer-events:none}.low::after{z-index:-1}.half::after{width:4px}</style><div class="a">A</div><div class="b">B <span style="position:relative">C</span></div><div class="a low">D</div><div class="a"><b style="position:relative;z-index:-1">E</b></div><div class="a half">F G H I J</div>',
  'return kit.seenText()',
  'C D F G H I J',
);

// Keyboard and pointer
asks(
  'tab: every stop in its order, radio groups once, and back',
  `<a href="#x">Link</a><a>No link</a><button disabled>No</button><input aria-label="Field"><input type="radio" name="r" aria-label="R1">
  <input type="radio" name="r" aria-label="R2" checked><div tabindex="0" role="button">Box</div><div tabindex="-1">No</div>
  <details><summary>Sum</summary><button>Closed</button></details><button tabindex="1">First</button><div inert><button>Inert</button></div>`,
  `const seen = []; for (let one = await kit.tab(); one && seen.length < 9; one = await kit.tab()) seen.push(kit.name(one));
  seen.push(kit.name(await kit.tab({ shift: true }))); return seen`,
  ['First', 'Link', 'Field', 'R2', 'Box', 'Sum', 'Sum'],
);
asks(
  'tab: a page can keep the focus, and a modal dialog does',
  '<button>Out</button><dialog><button>In</button><button>Also</button></dialog><script>document.querySelector("dialog").showModal()</script>',
  "const seen = [kit.name(kit.focused())]; seen.push(kit.name(await kit.tab())); const gone = await kit.tab(); return [...seen, gone, kit.inert(document.querySelector('button')), await kit.click(document.querySelector('button'))]",
  ['In', 'Also', null, true, false],
);
asks(
  'tab: after a link to a place in the page, from there on',
  '<a href=" #main ">Skip</a><a href="#a">Between</a><main id="main"><a href="#b">Inside</a></main>',
  "await kit.tab(); await kit.press('Enter'); return [location.hash, kit.name(await kit.tab())]",
  ['#main', 'Inside'],
);
const counted = (element: string) =>
  `${element}<script>let count = 0; document.querySelector('.x').addEventListener('click', () => count++)</script>`;
const presses =
  "document.querySelector('.x').focus(); await kit.press('Enter'); const entered = count; await kit.press('Space'); return [entered, count - entered]";
asks('press: Enter and Space press a button', counted('<button class="x">A</button>'), presses, [1, 1]);
asks('press: Enter follows a link, Space does not', counted('<a class="x" href="#a">A</a>'), presses, [1, 0]);
asks(
  'press: Space ticks a box, Enter does not',
  counted('<input type="checkbox" class="x">'),
  presses,
  [0, 1],
);
asks(
  'press: a plain box with a role is pressed by nobody but its script',
  counted('<div role="button" tabindex="0" class="x">A</div>'),
  presses,
  [0, 0],
);
asks(
  'press: a summary opens and closes',
  '<details><summary>A</summary>B</details>',
  "document.querySelector('summary').focus(); await kit.press('Enter'); const open = document.querySelector('details').open; await kit.press('Space'); return [open, document.querySelector('details').open]",
  [true, false],
);
asks(
  'press: what the page prevents does not happen',
  '<button>A</button><script>document.querySelector("button").addEventListener("keydown", (event) => event.preventDefault()); let count = 0; document.querySelector("button").addEventListener("click", () => count++)</script>',
  "document.querySelector('button').focus(); return [await kit.press('Enter'), await kit.press('Space'), count]",
  [true, true, 0],
);
asks(
  'press: arrows move in radio buttons, selects and sliders, and the page is told',
  `<input type="radio" name="r" value="1"><input type="radio" name="r" value="2"><select><option>A<option>B<option>C</select><input type="range" value="50">
  <script>const told = []; addEventListener('change', (event) => told.push(event.target.value))</script>`,
  `document.querySelector('input').focus(); await kit.press('ArrowDown'); const second = document.activeElement.value; document.querySelector('select').focus();
  await kit.press('ArrowDown'); await kit.press('End'); document.querySelector('[type=range]').focus(); await kit.press('ArrowRight'); await kit.press('Home'); return [second, told]`,
  ['2', ['2', 'B', 'C', '51', '0']],
);
asks(
  'press: Escape closes a modal dialog, unless it refuses, and the focus goes back',
  '<button>A</button><dialog><button>In</button></dialog><script>let isFirm = true; const d = document.querySelector("dialog"); d.addEventListener("cancel", (event) => isFirm && event.preventDefault())</script>',
  "document.querySelector('button').focus(); d.showModal(); await kit.press('Escape'); const firm = d.open; isFirm = false; await kit.press('Escape'); return [firm, d.open, kit.name(kit.focused())]",
  [true, false, 'A'],
);
asks(
  'press: Escape closes a popover',
  '<button popovertarget="p">A</button><div id="p" popover>B</div>',
  "await kit.click(document.querySelector('button')); const seen = kit.visible(document.querySelector('#p')); await kit.press('Escape'); return [seen, kit.visible(document.querySelector('#p'))]",
  [true, false],
);
asks(
  'press: Enter in a field sends its form, as its button would',
  '<form><input name="a" value="1"><button name="b" value="2">Send</button></form>',
  "document.querySelector('input').focus(); await kit.press('Enter'); return kit.submitted()",
  [{ a: '1', b: '2' }],
);
asks(
  'type and fill: a key at a time, input told each time, change when the field is left',
  '<input value="a"><textarea></textarea><script>const told = []; for (const name of ["keydown", "input", "change"]) addEventListener(name, (event) => told.push(name + (event.key ?? "")))</script>',
  "const [field, area] = document.querySelectorAll('input, textarea'); await kit.type(field, 'bc'); await kit.tab(); const first = [field.value, [...told]]; await kit.type(area, 'x'); await kit.fill(area, 'yz'); return [...first, area.value]",
  ['abc', ['keydownb', 'input', 'keydownc', 'input', 'keydownTab', 'change'], 'yz'],
);
asks(
  'type: a field takes no more than it may, and nothing when it is read only',
  '<input maxlength="2"><input readonly value="r"><input type="number">',
  "const all = [...document.querySelectorAll('input')]; for (const one of all) await kit.type(one, '123'); return all.map((one) => one.value)",
  ['12', 'r', '123'],
);
asks(
  'click: the words of a label tick its box and focus its field',
  '<label>Yes <input type="checkbox"></label><label for="f">Name</label><input id="f">',
  "const [yes, name] = document.querySelectorAll('label'); await kit.click(yes); await kit.click(name); return [document.querySelector('[type=checkbox]').checked, kit.focused().id]",
  [true, 'f'],
);
asks(
  'click: pointer and mouse are told of it, in order',
  '<button>A</button><script>const told = []; for (const name of ["pointerdown", "mousedown", "focusin", "pointerup", "mouseup", "click"]) addEventListener(name, () => told.push(name))</script>',
  "await kit.click(document.querySelector('button')); return told",
  ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup', 'click'],
);
asks(
  'click: what goes as soon as the pointer is down, because a field loses the focus, is not clicked',
  '<input><ul><li>A</li></ul><script>let clicks = 0; const list = document.querySelector("ul"); list.onclick = () => clicks++; document.querySelector("input").onblur = () => { list.hidden = true; }</script>',
  "const field = document.querySelector('input'); field.focus(); const first = await kit.click(document.querySelector('li')); document.querySelector('ul').hidden = false; document.querySelector('ul').onmousedown = (event) => event.preventDefault(); field.focus(); return [first, await kit.click(document.querySelector('li')), clicks]",
  [false, true, 1],
);
asks(
  'hover, leave: what is around an element is entered before it, and left after it',
  '<div><p>A <b>B</b></p></div><script>const told = []; for (const name of ["pointerenter", "pointerleave", "mouseenter", "mouseleave"]) for (const one of document.querySelectorAll("div, b")) one.addEventListener(name, () => told.push(name + " " + one.localName))</script>',
  "const b = document.querySelector('b'); await kit.hover(b); await kit.leave(b); return told",
  [
    ...['pointerenter div', 'pointerenter b', 'mouseenter div', 'mouseenter b'],
    ...['pointerleave b', 'pointerleave div', 'mouseleave b', 'mouseleave div'],
  ],
);
asks(
  'hover, leave and drag: both ways of dragging are told',
  '<ul><li draggable="true">A</li><li>B</li></ul><script>const told = []; for (const name of ["mouseenter", "mouseleave", "pointerdown", "dragstart", "dragover", "drop", "pointerup", "dragend"]) addEventListener(name, ({ type, target }) => target instanceof HTMLLIElement && told.push(type + target.textContent), true); addEventListener("dragover", (event) => event.preventDefault())</script>',
  "const [a, b] = document.querySelectorAll('li'); await kit.hover(a); await kit.leave(a); await kit.drag(a, b); return told",
  [
    'mouseenterA',
    'mouseleaveA',
    'pointerdownA',
    'dragstartA',
    'dragoverB',
    'dropB',
    'pointerupB',
    'dragendA',
  ],
);
asks(
  'drag: with Escape nothing is dropped',
  '<ul><li draggable="true">A</li><li>B</li></ul><script>const told = []; for (const name of ["drop", "pointerup", "pointercancel", "keydown"]) addEventListener(name, ({ type }) => told.push(type), true)</script>',
  "const [a, b] = document.querySelectorAll('li'); await kit.drag(a, b, { escape: true }); return told",
  ['keydown', 'pointercancel'],
);
asks(
  'drag: a page that has asked for the pointer gets all of it until it goes up, also after Escape',
  '<ul><li>A</li><li>B</li></ul><script>const told = []; const list = document.querySelector("ul"); list.addEventListener("pointerdown", ({ pointerId }) => list.setPointerCapture(pointerId)); for (const name of ["pointermove", "pointerup"]) addEventListener(name, ({ type, target }) => told.push([type, target.localName, list.hasPointerCapture(1)].join(" ")))</script>',
  "const [a, b] = document.querySelectorAll('li'); await kit.drag(a, b, { escape: true }); await kit.hover(b); return told",
  ['pointermove ul true', 'pointermove ul true', 'pointerup ul true', 'pointermove li false'],
);
asks(
  'tabStops',
  '<a href="#a">A</a><button>B</button><button disabled>C</button>',
  'return kit.tabStops().map((one) => kit.name(one))',
  ['A', 'B'],
);

// Forms and the world
asks(
  'formData: what would be sent now, with custom elements and several values',
  '<form><input name="a" value="1"><input type="checkbox" name="b" value="x" checked><input type="checkbox" name="b" value="y" checked><input type="checkbox" name="c"></form>',
  "return kit.formData(document.querySelector('form'))",
  { a: '1', b: ['x', 'y'] },
);
asks(
  'submitted, followed and asked: written down, and nothing happens',
  '<form><button>Send</button></form><form onsubmit="event.preventDefault()"><button>Keep</button></form><a href="/away">Away</a><script>addEventListener("click", () => { if (confirm("Sure?")) throw Error(); })</script>',
  "for (const one of kit.role(['button', 'link'])) await kit.click(one); return [kit.submitted().length, kit.followed(), kit.asked().length, kit.asked()[0]]",
  [1, ['/away'], 3, { kind: 'confirm', words: 'Sure?' }],
);
asks('errors: of the scripts of the page', '<script>nothing()</script>', 'return kit.errors()', [
  'Uncaught ReferenceError: nothing is not defined',
]);

// Tables
const headers =
  "return [...document.querySelectorAll('td, [role=cell]')].map((cell) => { const { row, column } = kit.headersOf(cell); return [row, column].map((list) => list.map((one) => one.textContent.trim()).join('+')).join('/'); })";
asks(
  'headersOf: not by position where the corner is a cell of data, as the standard has it',
  '<table><tr><td></td><th>Mon</th><th>Tue</th></tr><tr><th>7</th><td>a</td><td>b</td></tr></table>',
  headers,
  ['/', '/', '/'],
);
asks(
  'headersOf: by position where the first row is all headers',
  '<table><tr><th>Stop</th><th>Mon</th></tr><tr><th>7</th><td>a</td></tr></table>',
  headers,
  ['7/Mon'],
);
asks(
  'headersOf: by scope',
  '<table><tr><td></td><th scope="col">Mon</th></tr><tr><th scope="row">7</th><td>a</td></tr></table>',
  headers,
  ['/', '7/Mon'],
);
asks(
  'headersOf: by headers, whatever the position',
  '<table><tr><td></td><th id="m">Mon</th></tr><tr><td id="s">7</td><td headers="s m">a</td></tr></table>',
  headers,
  ['/', '/', '7/Mon'],
);
asks(
  'headersOf: spans and groups',
  '<table><colgroup><col><colgroup span="2"><thead><tr><td></td><th colspan="2" scope="colgroup">Week</th></tr><tr><td></td><th scope="col">Mon</th><th scope="col">Tue</th></tr></thead><tbody><tr><th rowspan="2" scope="rowgroup">AM</th><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
  headers,
  ['/', '/', 'AM/Mon+Week', 'AM/Tue+Week', 'AM/Mon+Week', 'AM/Tue+Week'],
);
asks(
  'headersOf: a table of ARIA roles',
  '<div role="table"><div role="row"><span role="columnheader">Stop</span><span role="columnheader">Mon</span></div><div role="row"><span role="rowheader">7</span><span role="cell">a</span></div></div>',
  headers,
  ['7/Mon'],
);

// Language
asks(
  'language, isLanguage, direction and isIsolated',
  '<html lang="en"><p>A</p><p lang="de-AT">B <b>C</b></p><p dir="rtl">D</p><p>E <bdi>F</bdi> <span dir="auto">G</span> <span>H</span></p>',
  "return [[...document.querySelectorAll('p, b')].map((one) => kit.language(one)), ['en', 'pt-BR', 'en_GB', ''].map(kit.isLanguage), [...document.querySelectorAll('p')].map((one) => kit.direction(one)), [...document.querySelectorAll('bdi, span')].map((one) => kit.isIsolated(one))]",
  [
    ['en', 'de-AT', 'de-AT', 'en', 'en'],
    [true, true, false, false],
    ['ltr', 'ltr', 'rtl', 'ltr'],
    [true, true, false],
  ],
);

// Pictures and films
asks(
  'pictureLoads',
  '<img src="boat.svg" alt="" loading="lazy"><img src="none.svg" alt="">',
  'return Promise.all([...document.images].map((one) => kit.pictureLoads(one)))',
  [true, false],
);
asks(
  'sourceFor: by density, by width, and by the picture around it',
  '<img srcset="a.jpg 1x, b.jpg 2x"><img srcset="s.jpg 400w, m.jpg 800w, l.jpg 1600w" sizes="(max-width: 600px) 100vw, 400px"><picture><source media="(max-width: 600px)" srcset="crop.jpg"><img src="full.jpg"></picture>',
  'const all = () => [...document.images].flatMap((one) => [kit.sourceFor(one), kit.sourceFor(one, 2)]); const wide = all(); await kit.at(320); return [wide, all()]',
  [
    ['a.jpg', 'b.jpg', 's.jpg', 'm.jpg', 'full.jpg', 'full.jpg'],
    ['a.jpg', 'b.jpg', 's.jpg', 'm.jpg', 'crop.jpg', 'crop.jpg'],
  ],
);
asks(
  'sourceFor: the plain address counts, a wrong size does not, nor a source that comes too late',
  '<img src="a.jpg" srcset="b.jpg 2x"><img src="c.jpg" srcset="d.jpg 1600wx"><picture><img src="e.jpg"><source srcset="f.jpg"></picture>',
  'return [...document.images].flatMap((one) => [kit.sourceFor(one), kit.sourceFor(one, 2)])',
  ['a.jpg', 'b.jpg', 'c.jpg', 'c.jpg', 'e.jpg', 'e.jpg'],
);
asks(
  'cuesOf and durationOf: of a file beside the frame',
  '<video src="tyre.webm" crossorigin><track kind="captions" src="tyre.en.vtt" srclang="en"></video>',
  "const cues = await kit.cuesOf(document.querySelector('track')); const length = await kit.durationOf(document.querySelector('video')); return [cues.length > 0, cues.every(({ start, end, text }) => start < end && text !== ''), length > 1]",
  [true, true, true],
);
asks(
  'cuesOf: null when there is no such file',
  '<video><track src="none.vtt"></video>',
  "return kit.cuesOf(document.querySelector('track'))",
  null,
);

// Announcements
asks(
  'announcements: text that arrives in a region, polite or not, native or ARIA',
  '<div role="status"></div><div aria-live="assertive"></div><output></output><p></p>',
  "document.querySelectorAll('body > *').forEach((one, at) => { one.textContent = 'Text ' + at; }); return kit.announcements()",
  [
    { text: 'Text 0', politeness: 'polite', isExpected: true },
    { text: 'Text 1', politeness: 'assertive', isExpected: true },
    { text: 'Text 2', politeness: 'polite', isExpected: true },
  ],
);
asks(
  'announcements: a region that arrives with its text was not expected',
  '<p>A</p>',
  "const one = document.createElement('div'); one.role = 'alert'; one.textContent = 'Late'; document.body.append(one); const said = kit.announcements(); kit.forgetAnnouncements(); return [said, kit.announcements(), kit.liveRegions().length, kit.politenessOf(one)]",
  [[{ text: 'Late', politeness: 'assertive', isExpected: false }], [], 1, 'assertive'],
);

// Size, time, source
asks(
  'at: the page at another width',
  '<p>A</p>',
  'await kit.at(320, 500); return [innerWidth, innerHeight]',
  [320, 500],
);
asks(
  'scroll: tells the page',
  '<div style="height:5000px"></div><div id="box" style="height:100px;overflow:auto"><div style="height:900px"></div></div><script>const told = []; addEventListener("scroll", ({ target }) => told.push(target.id ?? "page"), true)</script>',
  "await kit.scroll(700); await kit.scroll(50, document.querySelector('#box')); return [scrollY, document.querySelector('#box').scrollTop, told.includes('page'), told.includes('box')]",
  [700, 50, true, true],
);
asks(
  'until: waits for what comes late, and not for ever',
  '<script>setTimeout(() => document.body.append("late"), 50)</script>',
  "return [await kit.until(() => document.body.textContent.includes('late')), await kit.until(() => false, 30)]",
  [true, false],
);
asks(
  'happens: waits for an event that follows from an act, and not for ever',
  '<dialog>A</dialog><details><summary>B</summary></details>',
  "const [dialog, details] = document.querySelectorAll('dialog, details'); dialog.showModal(); return [await kit.happens(dialog, 'close', () => kit.press('Escape')), await kit.happens(details, 'toggle', () => { details.open = true; }), await kit.happens(details, 'toggle', () => {})]",
  [true, true, false],
);
asks(
  'settle: what a page does when a dialog has closed has been done',
  '<button>A</button><dialog>B</dialog><script>const d = document.querySelector("dialog"); d.addEventListener("close", () => document.body.append("closed"))</script>',
  "const found = []; for (let round = 0; round < 3; round++) { d.showModal(); await kit.settle(); await kit.press('Escape'); found.push(document.body.textContent.split('closed').length); } return found",
  [3, 4, 5],
);
asks(
  'tooWide: the innermost elements that make readers scroll to the side',
  '<meta name="viewport" content="width=device-width"><main><p style="width:500px">A</p><p style="width:20rem;overflow:auto"><b style="display:block;width:900px">B</b></p><h1 style="font-size:90px">Wordwithoutanend</h1></main>',
  'const names = async (width) => (await kit.tooWide(width)).map((one) => one.localName); return [await names(1280), await names(400), await names()]',
  [[], ['p', 'h1'], ['p', 'h1']],
);
asks(
  'clock: five seconds go by at once, with everything in them',
  '<p></p><script>const start = Date.now(); let ticks = 0; setInterval(() => ticks++, 1000); setTimeout(() => { document.querySelector("p").textContent = "done"; }, 5000)</script>',
  "await kit.clock.forward(4900); const before = [document.querySelector('p').textContent, ticks]; await kit.clock.forward(200); return [before, document.querySelector('p').textContent, ticks, Date.now() - start >= 5100]",
  [['', 4], 'done', 5, true],
  { options: 'clock: true' },
);
asks(
  'clock: only where it is asked for',
  '<p>A</p>',
  'return kit.clock',
  'The check stopped with an error: This check uses the clock. Write "clock: true" beside its "run".',
);
asks(
  'address: what stands after the address',
  '<script>document.title = location.hash</script>',
  'return document.title',
  '#prices',
  { options: "address: '#prices'" },
);
asks(
  'withoutScripts',
  '<title>A</title><script>document.title = "B"</script>',
  'return document.title',
  'A',
  { options: 'withoutScripts: true' },
);
asks(
  'source and parseErrors: what was typed, not what the browser made of it',
  '<!doctype html><title>A</title><p><b>One</p>',
  "return [kit.source().length, kit.source('script.js'), kit.source('none'), kit.parseErrors().length > 0]",
  [44, 'var isRun = true', null, true],
  { script: 'var isRun = true' },
);
asks(
  'parseErrors: none',
  '<!doctype html><html lang="en"><title>A</title><p>One</html>',
  'return kit.parseErrors()',
  [],
);
asks(
  'encoding: declared in time, in a comment, too late',
  '<!doctype html><!-- <meta charset="latin1"> --><meta charset="UTF-8">',
  'return kit.encoding()',
  'utf-8',
);
asks(
  'encoding: too late',
  `<!doctype html><!-- ${'x'.repeat(1100)} --><meta charset="utf-8">`,
  'return kit.encoding()',
  '',
);
asks(
  'files: scripts and styles of an answer are loaded in their order',
  '<!doctype html><script src="script.js" defer></script><p>A</p>',
  'return document.body.dataset.seen',
  'A',
  { script: 'document.body.dataset.seen = document.querySelector("p").textContent' },
);
asks(
  'axe: finds what is wrong',
  '<!doctype html><html lang="en"><title>A</title><main><h1>A</h1><img src="boat.svg"></main>',
  'return (await kit.axe()).map(({ rule }) => rule)',
  ['image-alt'],
);
asks(
  'fail and expect',
  '<p>A</p>',
  "kit.expect(true, 'no'); kit.expect(kit.role('button').length, 'There is no button.')",
  'There is no button.',
);
asks(
  'a loop that never ends is stopped',
  '<p>A</p><script>while (true) {}</script>',
  'return kit.errors()[0]',
  'Uncaught Error: This loop went on for more than a second and was stopped.',
);
asks(
  'a page may use names of built-ins and give its objects functions of their own',
  '<!doctype html><script>function open() {} function stop() {} let Event = 1; const Map = [];</script><script src="script.js" defer></script><pin-card>A</pin-card>',
  "await kit.click(document.querySelector('pin-card')); return [document.body.dataset.seen, kit.errors()]",
  ['Pin|Wrong|c|true|then|3|clicked', []],
  {
    script: `'use strict';
      class Wrong extends Error { constructor() { super(); this.name = 'Wrong'; } }
      function Pin() {}
      Pin.prototype = Object.create(Object.prototype);
      Pin.prototype.constructor = Pin;
      Pin.prototype.toString = () => 'Pin';
      Array.prototype.last = function () { return this[this.length - 1]; };
      const known = new WeakMap();
      known.get = known.get;
      const later = {};
      later.then = (done) => done('then');
      class Stack extends Array { get top() { return this.at(-1); } }
      customElements.define('pin-card', class extends HTMLElement {
        constructor() { super(); this.remove = this.remove.bind(this); this.animate = []; }
        connectedCallback() { this.onclick = () => { document.body.dataset.seen += '|clicked'; }; }
      });
      later.then(async () => {
        const found = [new Pin(), new Wrong().name, ['a', 'c'].last(), known.get({}) === undefined, await later, Stack.of(1, 3).top];
        document.body.dataset.seen = found.join('|');
      });`,
  },
);
asks(
  'a check that returns nothing has no answer',
  '<p>A</p>',
  '',
  'The check ended without an answer. It must return true, false or a sentence.',
);

/** Errors of an answer's scripts stand before the first result that is not right. */
const withoutScriptError = (words: string) =>
  words.replace(/^.*? Fix this error first: other results may follow from it\. /s, '');

const withErrors: Record<string, { page: string; script: string; begins: string }> = {
  'a syntax error in a file': {
    page: '<p>\n<script src="script.js"></script>',
    script: '\n\nlet a = ;',
    begins: "script.js, line 3: Uncaught SyntaxError: Unexpected token ';'",
  },
  'a syntax error in the page': {
    page: '<p>\n<script>\nlet a = ;\n</script>',
    script: '',
    begins: "index.html, line 3: Uncaught SyntaxError: Unexpected token ';'",
  },
  'an error in a deferred file': {
    page: '<script src="script.js" defer></script>',
    script: '\nnothing()',
    begins: 'script.js, line 2: Uncaught ReferenceError: nothing is not defined',
  },
  'an error in an attribute': {
    page: '<p>\n<button onclick="nothing()">A</button>',
    script: '',
    begins: 'index.html, in `onclick`: Uncaught ReferenceError: nothing is not defined',
  },
  'a promise that is rejected in a module': {
    page: '<script src="script.js" type="module"></script>',
    script: 'const go = async () => {\n  nothing()\n}\ngo()',
    begins: 'script.js, line 2: Uncaught (in promise) ReferenceError: nothing is not defined',
  },
  'a loop that never ends': {
    page: '<script src="script.js"></script>',
    script: '\nwhile (true) {}',
    begins: 'script.js, line 2: Uncaught Error: This loop went on for more than a second and was stopped',
  },
  'a page that goes elsewhere': {
    page: '<script>location.reload()</script>',
    script: '',
    begins: 'The page went to another address while it was checked',
  },
};
let errorWords: string[][] = [];

beforeAll(async () => {
  const entries = Object.entries(cases);
  const jobs = entries.map(([, { page, ask, script, options }]) => ({
    // Whatever is asked comes back as a sentence.
    checksSource: `export default [{ id: 'it', passed: '', notYet: '', ${options === undefined ? '' : `${options},`} run: async (kit) => { const answer = await (async () => { ${ask} })(); return answer === undefined ? undefined : JSON.stringify(answer); } }]`,
    checks: ['it'],
    mutants: [],
    ...{ slug: 'kit', likeliest: () => undefined, spare: () => [] },
    answers: [
      [
        { name: 'index.html', text: page.startsWith('<!doctype') ? page : `<!doctype html>${page}` },
        ...(script === undefined ? [] : [{ name: 'script.js', text: script }]),
      ],
    ],
  }));
  const contentDir = join(import.meta.dirname, '../../../../../content');
  const [first] = jobs;
  if (!first) throw new Error('There are no cases.');
  const faultyJobs = Object.values(faultyChecks).map((run) => ({
    ...first,
    checksSource: `export default [{ id: 'it', passed: '', notYet: '', run: ${run} }]`,
  }));
  const errorJobs = Object.values(withErrors).map(({ page, script }) => ({
    ...first,
    checksSource: `const run = async (kit) => { for (const one of kit.role('button')) await kit.click(one); await kit.until(() => false, 300); return false; };
export default ['one', 'two'].map((id) => ({ id, passed: '', notYet: 'No.', run }))`,
    checks: ['one', 'two'],
    answers: [
      [
        { name: 'index.html', text: page },
        { name: 'script.js', text: script },
      ],
    ],
  }));
  const found = await runAnswers([...jobs, ...faultyJobs, ...errorJobs], {
    chromium: findChromium() ?? '',
    contentDir,
  });
  entries.forEach(([name], at) => {
    const result = found[at]?.answers[0]?.[0];
    if (result) answers.set(name, result);
  });
  errorWords = errorJobs.map(
    (_, at) => found[jobs.length + faultyJobs.length + at]?.answers[0]?.map(({ words }) => words) ?? [],
  );
  faultyStates = faultyJobs.map((_, at) => found[jobs.length + at]?.answers[0]?.[0]?.state);
});

test.each(Object.keys(withErrors))('the first result begins with %s, and no other', (name) => {
  const at = Object.keys(withErrors).indexOf(name);
  const begins = withErrors[name]?.begins ?? '';
  const [one = '', two = ''] = errorWords[at] ?? [];
  expect(one.slice(0, begins.length)).toBe(begins);
  if (one !== two) expect([withoutScriptError(one), two]).toEqual(['No.', 'No.']);
});

test.each(Object.keys(faultyChecks))('a check that %s is broken, never passed', (name) => {
  expect(faultyStates[Object.keys(faultyChecks).indexOf(name)]).toBe('broken');
});

test.each(Object.entries(cases))('%s', (name, { answer }) => {
  const words = withoutScriptError(answers.get(name)?.words ?? '');
  let said: unknown = words;
  try {
    said = JSON.parse(words);
  } catch {
    // A sentence of the kit itself.
  }
  expect(said).toEqual(answer);
});
