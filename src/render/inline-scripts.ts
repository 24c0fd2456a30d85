// The scripts that stand inside documents, because they must run before anything is painted. Each is small, written for
// any browser that knows modules, and named by its hash in the security policy.
import {
  earlyClicks,
  opensSearch,
  placedMark,
  sectionMenuId,
  sectionMenuKeyPrefix,
  typefaceKey,
} from '#schema/document-hooks.ts';
import { type Preference, preferenceNames, preferences } from '#schema/preferences.ts';

/**
 * Runs in the head of every document, before anything is painted, so it is small: it puts the mode on the root as a
 * class, the other choices as attributes, and whether the typeface is there. Then it notes what is clicked, and the key of the search as a click on its
 * button, until `noteEarlyActions` takes over.
 */
export const firstPaintScript = `(function(d,s=d.dataset,g,v,a){${[
  // Reads into `v`.
  'g=k=>{try{return v=localStorage[k]}catch{}}',
  'v=navigator',
  // Key hints are shown for the reader's own keyboard; `a` is 1 where the search has Control, -1 where it has Command.
  "a=/mac|ip(hone|ad|od)/i.test(v.platform+v.userAgent)?(s.apple='',-1):1",
  `g('${preferences.colorMode.key}')`,
  "d.classList.add(v=='light'||v=='dark'?v:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')",
  ...preferenceNames.flatMap((name) => {
    const { key, attribute, choices, default: fallback }: Preference = preferences[name];
    const others = choices.filter((choice) => choice !== fallback);
    return attribute ? [`if(/^${anyOf(others)}$/.test(g('${key}')))s.${dataName(attribute)}=v`] : [];
  }),
  `if(g('${typefaceKey}'))s.face=''`,
  `d.${earlyClicks}=g=[]`,
  'd.onclick=e=>{g.push(e.target)}',
  // As `matchesShortcut` has it. Where nothing opens the search, the key is the browser's.
  `d.onkeydown=(e,b)=>{if(/^k$/i.test(e.key)&&e.ctrlKey-e.metaKey==a&&!e.shiftKey&&!e.altKey&&(b=d.querySelector('${opensSearch}')))g.push(b),e.preventDefault()}`,
].join(';')}})(document.documentElement)`;

function anyOf(words: readonly string[]): string {
  return words.length === 1 ? words.join() : `(${words.join('|')})`;
}

/** What an attribute is called in script: `data-text-size` is `textSize`. */
function dataName(attribute: string): string {
  return attribute.replace('data-', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Stands in the head of every document with a list, so it is small: before the list is first painted it is put where
 * the reader left it, or scrolled to the current page, as `live-sidebar.ts` does on the pages after. It waits
 * for frames rather than standing below the list, where it would hold up the document until the stylesheet is there;
 * while the list is still arriving, each frame places what there is.
 */
export const placeMenuScript = `(function f(n,p,c,v,y){${[
  `if(n=document.getElementById('${sectionMenuId}')){try{p=JSON.parse(sessionStorage['${sectionMenuKeyPrefix}'+n.dataset.section])`,
  "for(c of n.querySelectorAll('details'))c.open||=p.open.includes(c.dataset.branch)",
  'n.scrollTop=p.top}catch{p=0}',
  "if(p.page!=location.pathname&&(c=n.querySelector('[aria-current=page]'))){p=e=>e.getBoundingClientRect().y",
  // The field above the list stays in place and covers what is below it.
  'v=n.firstChild.offsetHeight',
  'y=p(c)-p(n)-v',
  'v=n.clientHeight-v-c.offsetHeight',
  'if(y<0||y>v)n.scrollTop+=y-v/2}',
  `n.dataset.${placedMark}=''}if(!n?.nextSibling)requestAnimationFrame(f)`,
].join(';')}})()`;

/** The script of the 404 document. It only ever writes text. */
export const fillPathScript =
  "{const p=location.pathname+location.search+location.hash;for(const e of document.querySelectorAll('[data-path]'))e.textContent=p;document.title='404 - Page not found: '+p}";

/** All of them, for the policy. */
export const inlineScripts = [firstPaintScript, placeMenuScript, fillPathScript] as const;
