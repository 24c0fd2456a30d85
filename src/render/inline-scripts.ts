// Inline scripts, which must run before the first paint. Each is small, works in any browser that supports
// modules, and is allowed by its hash in the security policy.
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
 * Runs in the head of every document before the first paint, so it is small: it sets the colour mode as a
 * class of the root, and the other preferences and the cached typeface as attributes. It then records clicks,
 * and the search shortcut as a click on its button, until `noteEarlyActions` takes over.
 */
export const firstPaintScript = `(function(d,s=d.dataset,g,v,a){${[
  // Reads into `v`.
  'g=k=>{try{return v=localStorage[k]}catch{}}',
  'v=navigator',
  // Key hints match the reader's keyboard; `a` is 1 for Control, -1 for Command.
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
  // Same rule as `matchesShortcut`. If there is no search button, the browser handles the key.
  `d.onkeydown=(e,b)=>{if(/^k$/i.test(e.key)&&e.ctrlKey-e.metaKey==a&&!e.shiftKey&&!e.altKey&&(b=d.querySelector('${opensSearch}')))g.push(b),e.preventDefault()}`,
].join(';')}})(document.documentElement)`;

function anyOf(words: readonly string[]): string {
  return words.length === 1 ? words.join() : `(${words.join('|')})`;
}

/** The dataset name of an attribute: `data-text-size` is `textSize`. */
function dataName(attribute: string): string {
  return attribute.replace('data-', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * In the head of every document with a list, so it is small: before the list is first painted, it restores
 * its scroll position, or scrolls to the current page, as `live-sidebar.ts` does after navigation. It polls
 * in animation frames, because a script below the list would block the parser until the stylesheet is loaded;
 * while the list is still being parsed, each frame positions the part that exists.
 */
export const placeMenuScript = `(function f(n,p,c,v,y){${[
  `if(n=document.getElementById('${sectionMenuId}')){try{p=JSON.parse(sessionStorage['${sectionMenuKeyPrefix}'+n.dataset.section])`,
  "for(c of n.querySelectorAll('details'))c.open||=p.open.includes(c.dataset.branch)",
  'n.scrollTop=p.top}catch{p=0}',
  "if(p.page!=location.pathname&&(c=n.querySelector('[aria-current=page]'))){p=e=>e.getBoundingClientRect().y",
  // The field above the list is sticky and covers content below it.
  'v=n.firstChild.offsetHeight',
  'y=p(c)-p(n)-v',
  'v=n.clientHeight-v-c.offsetHeight',
  'if(y<0||y>v)n.scrollTop+=y-v/2}',
  `n.dataset.${placedMark}=''}if(!n?.nextSibling)requestAnimationFrame(f)`,
].join(';')}})()`;

/**
 * In documents with controls that need a script: marks the root if the site's first script fails to load, so
 * that styles can show a fallback. It has to be inline, because no other script runs in that case.
 */
export const missingScriptMark =
  "addEventListener('error',e=>{if(e.target.type=='module')document.documentElement.dataset.failed='all'},true)";

/** The script of the 404 document. It only sets text. */
export const fillPathScript =
  "{const p=location.pathname+location.search+location.hash;for(const e of document.querySelectorAll('[data-path]'))e.textContent=p;document.title='404 - Page not found: '+p}";

/** All inline scripts, for the policy. */
export const inlineScripts = [firstPaintScript, placeMenuScript, missingScriptMark, fillPathScript] as const;
