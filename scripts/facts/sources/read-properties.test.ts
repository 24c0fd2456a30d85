import { expect, test } from 'vitest';
import { readProse, resolveProperties } from './read-properties.ts';

test('an interface reflects what it, its ancestors and its mixins say', () => {
  const properties = resolveProperties(`
    interface HTMLElement : Element {
      [CEReactions, Reflect] attribute DOMString title;
      attribute DOMString innerText;
    };
    interface mixin PopoverTargetAttributes {
      [CEReactions, Reflect] attribute Element? popoverTargetElement;
    };
    interface HTMLFormElement : HTMLElement {
      [CEReactions, Reflect="accept-charset"] attribute DOMString acceptCharset;
      [CEReactions, ReflectURL] attribute USVString action;
      readonly attribute long length;
    };
    HTMLFormElement includes PopoverTargetAttributes;`);
  expect(Object.fromEntries(properties.get('HTMLFormElement') ?? [])).toEqual({
    title: 'title',
    popovertargetelement: 'popoverTargetElement',
    'accept-charset': 'acceptCharset',
    action: 'action',
  });
  expect(Object.fromEntries(properties.get('HTMLElement') ?? [])).toEqual({ title: 'title' });
});

test('what the IDL leaves open, a sentence of the standard may say', () => {
  const prose = readProse([
    'The `enterKeyHint` IDL attribute must reflect the `enterkeyhint` content attribute, limited to only known values.',
    'The `scope` IDL attribute must reflect the content attribute of the same name, limited to only known values.',
    'The IDL attribute `referrerPolicy` must reflect the `referrerpolicy` content attribute.',
    'The `encoding` IDL attribute must reflect the `enctype` content attribute.',
  ]);
  expect(Object.fromEntries(prose)).toEqual({
    enterKeyHint: 'enterkeyhint',
    scope: 'scope',
    referrerPolicy: 'referrerpolicy',
  });
  const idl = 'interface HTMLElement : Element { [CEReactions] attribute DOMString enterKeyHint; };';
  expect(Object.fromEntries(resolveProperties(idl, prose).get('HTMLElement') ?? [])).toEqual({
    enterkeyhint: 'enterKeyHint',
  });
});
