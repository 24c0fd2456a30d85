// Answers that try to pass by force, in a real browser: the page in them is wrong, and their scripts know how the checks
// work. None of the checks may pass.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runAnswers } from '#checks/content/quests/run-answers.ts';
import type { CheckResult } from '#schema/page/quest.ts';
import { findChromium } from '#scripts/find-chromium.ts';

const checksSource = `
const titles = ['Done'];
const headings = async (kit) => {
  await kit.settle();
  return kit.role('heading').map((one) => kit.name(one));
};
export default [
  { id: 'at-once', passed: 'Yes.', notYet: 'No title.', run: () => titles.includes(document.title) },
  { id: 'later', passed: 'Yes.', notYet: 'No heading.', run: async (kit) => (await headings(kit)).length > 0 },
  { id: 'in-words', passed: 'Yes.', notYet: 'No.', run: async (kit) => {
    const stops = Object.keys({ home: 1 }).filter((name) => !kit.textOf().includes(name));
    return stops.length === 0 ? true : \`No “\${stops.join()}”.\`;
  } },
  { id: 'seen', passed: 'Yes.', notYet: 'Nothing seen.', run: (kit) => kit.says(kit.seenText(), 'secret') || document.querySelector('#secret').getBoundingClientRect().width > 0 },
  { id: 'filled', passed: 'Yes.', notYet: 'Not filled.', run: (kit) => {
    const [field] = kit.role('textbox');
    return kit.states(field).value === 'right' || field.value === 'right' || field instanceof HTMLSelectElement || kit.formData(field.form).a === 'right' || document.activeElement === field;
  } },
];`;

const ids = ['at-once', 'later', 'in-words', 'seen', 'filled'];

const honest = [
  ...['failed: No title.', 'failed: No heading.', 'failed: No “home”.'],
  ...['failed: Nothing seen.', 'failed: Not filled.'],
];

const forged = `${JSON.stringify(ids)}.flatMap((id) => [{ quest: 'ready' }, 'plinth-quest-frame',
  { quest: 'done', result: { id, state: 'passed', words: 'Forged.' }, isUsed: true }])`;

const routes: Record<string, string> = {
  'messages to the parent': `for (const one of ${forged}) parent.postMessage(one, '*')`,
  'messages to the top window, later too': `const send = () => { for (const one of ${forged}) top.postMessage(one, '*') }; send(); setInterval(send, 5)`,
  'messages in other forms': `for (const one of [null, 1, {}, { quest: 'done' }, { quest: 'done', result: { state: { toString: 1 } } }, { quest: 'size', width: { valueOf: 1 } }]) parent.postMessage(one, '*')`,
  'events with a message': `for (const one of ${forged}) for (const target of [window, document]) target.dispatchEvent(new MessageEvent('message', { data: one, source: parent, ports: [new MessageChannel().port1] }))`,
  'orders of its own': `dispatchEvent(new MessageEvent('message', { data: { questOrder: 'run', files: [], check: 'later', checksSource: 'export default [{ id: "later", run: () => true }]' }, source: parent }))`,
  'the function that sends': `for (const { prototype } of [MessagePort, EventTarget]) { const send = prototype.postMessage; prototype.postMessage = function (news, ...more) { if (news && news.result) news.result.state = 'passed'; return send.call(this, news, ...more) } }`,
  'the functions that call': `const { call, apply, bind } = Function.prototype; const change = (values) => { for (const one of values) if (one && one.result) one.result.state = 'passed' }; Function.prototype.call = function (...values) { change(values); return Reflect.apply(this, values[0], values.slice(1)) }; Function.prototype.apply = function (self, values) { change(values); return Reflect.apply(this, self, values) }`,
  'what is read of a message': `Object.defineProperty(MessageEvent.prototype, 'data', { get() { this.target.postMessage(${forged}[2]); return null } })`,
  'functions of lists': `Array.prototype.includes = () => true; Array.prototype.push = () => 1; Array.prototype.map = () => [1]; Array.prototype.filter = () => []; Array.prototype.find = () => ({ run: () => true })`,
  'functions of texts': `String.prototype.includes = () => true; JSON.stringify = () => '{"state":"passed"}'; Object.keys = () => []`,
  'functions of promises': `const give = function (done) { for (const value of [true, { result: { state: 'passed' } }]) done(value) }; Promise.prototype.then = give; Promise.prototype.constructor = function () {}; Promise.resolve = () => ({ then: give })`,
  'a promise in every object': `for (const { prototype } of [Object, Array, Function, Boolean, String]) { try { Object.defineProperty(prototype, 'then', { value: (done) => done(true) }) } catch {} try { prototype.then = (done) => done(true) } catch {} }`,
  'names in every object': `Object.prototype.state = 'passed'; Object.prototype.isUsed = true; Object.prototype.within = document.body`,
  iterators: `Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true }); Array.prototype[Symbol.iterator] = function* () { yield true }`,
  globals: `window.Array = window.Object = window.Promise = window.Set = window.Map = function () { return { length: 1 } }; Object.keys = () => []`,
  'constants with the names of globals': `</script><script>let Object = { keys: () => [] }, Promise = { resolve: () => true }; const Map = Set, MessageChannel = null;`,
  'functions of the document': `Element.prototype.getAttribute = () => 'heading'; Node.prototype.contains = () => true; Object.defineProperty(Node.prototype, 'textContent', { get: () => 'home' })`,
  'values on the document itself': `const lie = (key, value) => { try { Object.defineProperty(document, key, { get: () => value }) } catch {} }; lie('title', 'Done'); const fake = document.createElement('body'); fake.innerHTML = '<h1>home</h1>secret<b id=secret style="position:fixed;width:9px"></b>'; lie('body', fake); lie('activeElement', document.querySelector('input')); lie('querySelector', () => document.documentElement)`,
  'the class of the document': `const lie = (key, value) => { try { Object.defineProperty(Document.prototype, key, { get: () => value }) } catch {} }; lie('title', 'Done'); lie('activeElement', document.querySelector('input')); lie('documentElement', document.createElement('html')); Document.prototype.querySelector = () => document.documentElement; document.querySelector = () => document.documentElement`,
  'where text is': `const box = { left: 5, top: 5, right: 99, bottom: 99, width: 99, height: 99 }; for (const { prototype } of [Range, Element]) { prototype.getClientRects = () => [box]; prototype.getBoundingClientRect = () => box } document.createRange = () => ({ selectNodeContents() {}, getClientRects: () => [box] })`,
  'what styles say': `for (const owner of [CSSStyleDeclaration.prototype, getComputedStyle(document.body)]) for (const [key, value] of [['opacity', '1'], ['color', 'rgb(0, 0, 0)']]) try { Object.defineProperty(owner, key, { get: () => value }) } catch {} const real = getComputedStyle; window.getComputedStyle = (element, place) => new Proxy(real(element, place), { get: (style, key) => key === 'opacity' ? '1' : Reflect.get(style, key) }); CSSStyleDeclaration.prototype.getPropertyValue = () => '1'; const map = Element.prototype.computedStyleMap; Element.prototype.checkVisibility = () => true`,
  'what animations say': `KeyframeEffect.prototype.getKeyframes = () => [{ opacity: '1' }]; Element.prototype.getAnimations = () => [{ effect: Object.create(KeyframeEffect.prototype), playState: 'running' }]; document.querySelector('p + p').animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1e9 }); document.querySelector('p + p').animate([{ opacity: 0 }, { opacity: 0 }], 1000)`,
  'what colours are': `OffscreenCanvasRenderingContext2D.prototype.getImageData = () => ({ data: [0, 0, 0, 255] }); document.querySelector('p + p').style = 'color: oklch(1 0 0)'`,
  'values of fields': `for (const { prototype } of [HTMLInputElement, FormData]) for (const key of ['value', 'form', 'entries', Symbol.iterator]) try { Object.defineProperty(prototype, key, { get: () => 'right' }) } catch {} window.FormData = class { *[Symbol.iterator]() { yield ['a', 'right'] } }`,
  'what instanceof says': `for (const made of [HTMLSelectElement, HTMLInputElement, Element, Text, ShadowRoot, Error, MutationObserver]) try { Object.defineProperty(made, Symbol.hasInstance, { value: () => true }) } catch {}`,
  'size and place of the window': `Object.defineProperty(window, 'innerWidth', { get: () => 1e6 }); Object.defineProperty(window, 'scrollX', { get: () => 1e6 }); document.querySelector('p + p').style = 'position:absolute;left:-9999px'`,
  'the document opened again': `addEventListener('load', () => setTimeout(() => { const text = document.documentElement.outerHTML.replace(/<script.*<.script>/s, ''); document.open(); document.write('<!doctype html>' + text); document.close() }))`,
  'observers and timers that watch for the checks': `new MutationObserver(() => { for (const one of document.querySelectorAll('iframe, script')) one.run?.() }).observe(document, { childList: true, subtree: true }); for (const one of performance.getEntries()) if (one.name.startsWith('data:text/javascript')) import(one.name).then(({ default: checks }) => { for (const check of checks) check.run = () => true })`,
  'the names of the window': `const innerWidth = 1e6, scrollX = 1e6, scrollY = 1e6, KeyframeEffect = Object, HTMLDetailsElement = Object, getSelection = null, addEventListener = null, setTimeout = null, requestAnimationFrame = null, performance = null, history = null, parent = null; document.querySelector('p + p').style = 'position:absolute;left:-9999px'`,
  'custom elements that lie': `customElements.define('a-b', class extends HTMLElement { get textContent() { return 'home' } getAttribute() { return 'heading' } get localName() { return 'h1' } get childNodes() { return [new Text('home secret')] } checkVisibility() { return true } }); document.body.append(document.createElement('a-b'))`,
  'elements that lie': `const element = document.createElement('div'); document.body.append(element); element.getAttribute = (name) => ({ role: 'heading' })[name] ?? null; Object.defineProperty(element, 'localName', { value: 'h1' }); Object.defineProperty(element, 'childNodes', { value: [new Text('home secret')] })`,
  'the stack of a call': `Error.prepareStackTrace = (_, calls) => { for (const one of calls) { const made = one.getFunction(); if (made) try { made({ quest: 'done', result: { id: 'later', state: 'passed', words: '' } }) } catch {} } }; document.addEventListener('focus', () => new Error().stack, true); new Error().stack`,
  'the module with the checks': `import('data:text/javascript;charset=utf-8,' + ${JSON.stringify(encodeURIComponent(checksSource))}).then(({ default: checks }) => { for (const one of checks) { one.run = () => true; one.notYet = 'Forged.' } })`,
};

const flood = `for (let sent = 0; sent < 3000; sent++) top.postMessage({ quest: 'size', width: 1, height: 1 }, '*')`;

const found = new Map<string, CheckResult[]>();
beforeAll(async () => {
  const scripts = { ...routes, nothing: '', flood };
  const [results] = await runAnswers(
    [
      {
        ...{ slug: 'forged', checksSource, checks: ids, mutants: [] },
        ...{ likeliest: () => undefined, spare: () => [] },
        answers: Object.values(scripts).map((script) => [
          {
            name: 'index.html',
            text: `<!doctype html><title>Wrong</title><p>Words</p><p style="opacity:0">secret <b id="secret"></b></p><form><input name="a" aria-label="A"></form><script>${script}</script>`,
          },
        ]),
      },
    ],
    {
      chromium: findChromium() ?? '',
      contentDir: join(import.meta.dirname, '../../../../../content'),
    },
  );
  for (const [at, name] of Object.keys(scripts).entries()) found.set(name, results?.answers[at] ?? []);
});

/** Without the error that a script runs into when it tries to replace what is locked. */
const said = (name: string) =>
  (found.get(name) ?? []).map(
    ({ state, words }) => `${state}: ${words.replace(/^.*? other results may follow from it\. /s, '')}`,
  );

test('an answer without such scripts fails every check', () => {
  expect(said('nothing')).toEqual(honest);
});

test.each(Object.keys(routes))('no check is passed by force: %s', (name) => {
  expect(said(name)).toEqual(honest);
});

test('an answer that sends too many messages is stopped, and each check says so', () => {
  const words =
    'broken: The page sent more than 1,000 messages to this site, so it was stopped. Look for a call of postMessage() that is made again and again.';
  expect(said('flood')).toEqual(ids.map(() => words));
});
