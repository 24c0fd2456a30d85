import { expect, test } from 'vitest';
import { resolveProperties } from './read-properties.ts';

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
