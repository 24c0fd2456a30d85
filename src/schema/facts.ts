// The form of `facts/html.json`. `npm run facts` generates that file; do not edit it.

/**
 * The source of a fact. `standard` is the text of the WHATWG standard; `aria`, `html-aam` and `aria-in-html`
 * are drafts of the W3C; the others are packages.
 */
export type FactSource =
  | 'standard'
  | 'webref'
  | 'html-element-attributes'
  | 'html-event-attributes'
  | 'html-aria'
  | 'aria-query'
  | 'axe'
  | 'aria'
  | 'html-aam'
  | 'aria-in-html'
  | 'bcd'
  | 'web-features'
  | 'ruling';

/** One fact and its sources. */
export interface Fact<Value> {
  value: Value;
  from: FactSource[];
}

/** A content category; `when` gives the condition under which the element belongs to it. */
export interface Category {
  name: string;
  when?: string;
}

/** The implicit role of an element, or null if it has none; `when` gives the case. */
export interface ImplicitRole {
  role: string | null;
  when?: string;
  /** The previous role, while browsers are moving to a newer draft. */
  before?: string | null;
  /** The role that many browsers expose although no draft gives one. */
  often?: string;
  /** Whether a name (`aria-label`, `aria-labelledby`) is prohibited. */
  isNameProhibited?: boolean;
  /** Roles an author may set: any, none, or these. */
  permitted: 'any' | 'none' | string[];
  /** Roles of DPUB-ARIA (`doc-…`) that are also permitted. */
  publishing?: string[];
}

export const browsers = [
  'chrome',
  'edge',
  'firefox',
  'safari',
  'chrome_android',
  'firefox_android',
  'safari_ios',
] as const;

export type Browser = (typeof browsers)[number];

/** Browser support for a feature: `null` if there is no data. */
export interface BrowserSupport {
  /** The first version, `preview` if unreleased, or false. */
  since: string | false | null;
  isPartial?: boolean;
  needsFlag?: boolean;
  removed?: string;
}

export type BaselineStatus = 'widely' | 'newly' | 'limited';

/** The Baseline status of a web feature, as of the release of its package. */
export interface Baseline {
  /** The feature's id in web-features. */
  feature: string;
  status: BaselineStatus;
  /** The day it became newly available, `2022-03-14`; a leading `≤` means on or before. */
  since?: string;
  /** The same for a single compatibility key, if it differs from its feature. */
  own?: { status: BaselineStatus; since?: string };
}

/** The overall status of a page about an element or attribute. */
export interface PageBaseline {
  /** `varies` if the attribute's elements differ. */
  status: BaselineStatus | 'varies';
  /** The year all major browsers supported it. */
  year?: number;
}

export interface Support {
  /** Key in the browser compatibility data. */
  key: string;
  versions: Fact<Record<Browser, BrowserSupport>>;
  baseline?: Fact<Baseline>;
}

/** The values of an attribute. */
export interface AttributeValue {
  kind: 'boolean' | 'keywords' | 'other';
  /** In plain words: `a URL`, `boolean`, `one of the keywords`. Code is in backticks. */
  words: string;
  keywords?: string[];
}

/** The states of an enumerated attribute's keywords. */
export interface KeywordStates {
  /** State by keyword; the empty string is a keyword if it is allowed. */
  states: Record<string, string>;
  missing?: string;
  invalid?: string;
  empty?: string;
}

export interface ElementAttribute {
  value: AttributeValue;
  /** `in picture`: the context in which the attribute may be used on this element. */
  where?: string;
}

export interface ElementFacts {
  /** The short description from the standard's index. */
  is: Fact<string>;
  link: Fact<string>;
  interface: Fact<string>;
  categories: Fact<Category[]>;
  contexts: Fact<string[]>;
  contentModel: Fact<string[]>;
  tags: Fact<string[]>;
  attributes: Record<string, Fact<ElementAttribute>>;
  /** Global attributes with a special meaning on this element. */
  special?: Fact<string[]>;
  /** Event handlers that only this element has. */
  handlers?: Fact<string[]>;
  roles: Fact<ImplicitRole[]>;
  support?: Support;
}

/** An element of another language that can be embedded in HTML. */
interface ForeignElement {
  is: string;
  interface: string;
}

interface ObsoleteElement {
  advice: Fact<string>;
  interface: Fact<string>;
  link: Fact<string>;
}

/** One meaning of an attribute, for the elements that share a value and a section of the standard. */
export interface AttributeUse {
  /** Empty for a global attribute. */
  elements: string[];
  value: AttributeValue;
  link: string;
}

export interface AttributeFacts {
  isGlobal: boolean;
  /** Whether form-associated custom elements have it too. */
  isForCustomElements?: boolean;
  uses: Fact<AttributeUse>[];
  states?: Fact<{ elements: string[] } & KeywordStates>[];
  /** Properties that reflect it, by interface. */
  properties?: Fact<Record<string, string>>;
  /** One per element, or one without an element for a global attribute. */
  support: ({ element?: string } & Support)[];
}

export interface InputType {
  state: string;
  data: string;
  control: string;
  attributes: string[];
}

export interface EventHandler {
  /** `body` or every element. */
  on: 'body' | 'all';
  event: string;
}

export interface LinkType {
  link: string;
  anchor: string;
  form: string;
  isBodyOk: boolean;
  is: string;
}

/**
 * A value of an attribute that can have a page of its own, below that of its element or attribute: an input
 * type, a name of metadata, a link type.
 */
export interface ValueFacts {
  attribute: string;
  value: string;
  /** The elements that take it. */
  elements: string[];
  /** The section of its specification. */
  link: Fact<string>;
  /** One per element with data. */
  support: ({ element?: string } & Support)[];
}

export interface ObsoleteAttribute {
  name: string;
  /** Empty for every element. */
  elements: string[];
  advice: string;
}

export interface AriaRole {
  kind: string;
  superclasses: string[];
  /** Required states and properties. */
  required: string[];
  /** Elements with this implicit role, as code. */
  html: string[];
  isNameProhibited?: boolean;
  isNameRequired?: boolean;
  isDeprecated?: boolean;
}

export interface AriaAttribute {
  type: string;
  values?: string[];
  default?: string;
  isGlobal: boolean;
  isDeprecated?: boolean;
  /** Roles that support it, if it is not global. */
  roles?: string[];
}

export interface Facts {
  sources: Record<string, string>;
  counts: Record<string, number>;
  elements: Record<string, ElementFacts>;
  /** `svg` and `math`. */
  foreignElements: Record<string, Fact<ForeignElement>>;
  obsoleteElements: Record<string, ObsoleteElement>;
  attributes: Record<string, AttributeFacts>;
  obsoleteAttributes: Fact<ObsoleteAttribute>[];
  inputTypes: Record<string, Fact<InputType>>;
  eventHandlers: Record<string, Fact<EventHandler>>;
  linkTypes: Record<string, Fact<LinkType>>;
  /** By the inventory of their pages, such as `elements/input/date`. */
  values: Record<string, ValueFacts>;
  roles: Record<string, Fact<AriaRole>>;
  ariaAttributes: Record<string, Fact<AriaAttribute>>;
}

/** `facts/meanings.yaml`: descriptions of attributes in the site's own words. */
export interface Meanings {
  /** A text for all elements, or texts by element with a `default`. */
  attributes?: Record<string, string | Record<string, string>>;
  /** Our wording for the standard's advice on obsolete features. */
  advice?: Record<string, string>;
  /** One line for each role, and for each state and property. */
  roles?: Record<string, string>;
  aria?: Record<string, string>;
}
