// The facts about HTML as `facts/html.json` holds them. `npm run facts` writes that file; nobody does by hand.

/** Where a fact was read. `standard` is the text of the WHATWG standard, `aria`, `html-aam` and `aria-in-html` are drafts of the W3C, the others are packages. */
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

/** A category of content; `when` says under which condition the element belongs to it. */
export interface Category {
  name: string;
  when?: string;
}

/** A role an element has by itself, or null when no role corresponds; `when` says in which case. */
export interface ImplicitRole {
  role: string | null;
  when?: string;
  /** What it was before, where browsers are on their way to a newer draft. */
  before?: string | null;
  /** What many browsers show all the same, where no draft gives a role. */
  often?: string;
  /** Whether a name (`aria-label`, `aria-labelledby`) is prohibited. */
  isNameProhibited?: boolean;
  /** Roles an author may write: every one, none, or these. */
  permitted: 'any' | 'none' | string[];
  /** Roles of the publishing module (`doc-…`) that are permitted too. */
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

/** What a browser does with a feature: `null` when there are no data. */
export interface BrowserSupport {
  /** The first version, `preview` for one that is not released, or false. */
  since: string | false | null;
  isPartial?: boolean;
  needsFlag?: boolean;
  removed?: string;
}

export type BaselineStatus = 'widely' | 'newly' | 'limited';

/** The Baseline status of a web feature, as of the day its package was made. */
export interface Baseline {
  /** The feature's id in web-features. */
  feature: string;
  status: BaselineStatus;
  /** The day it became newly available, `2022-03-14`; a leading `≤` means on or before. */
  since?: string;
  /** The same for the one key that a table shows, where it differs from its feature. */
  own?: { status: BaselineStatus; since?: string };
}

/** The one status of a page about an element or attribute. */
export interface PageBaseline {
  /** `varies` where the elements of an attribute differ. */
  status: BaselineStatus | 'varies';
  /** The year it reached every major browser. */
  year?: number;
}

export interface Support {
  /** Key in the browser compatibility data. */
  key: string;
  versions: Fact<Record<Browser, BrowserSupport>>;
  baseline?: Fact<Baseline>;
}

/** What an attribute takes. */
export interface AttributeValue {
  kind: 'boolean' | 'keywords' | 'other';
  /** In plain words: `a URL`, `boolean`, `one of the keywords`. Code stands between backticks. */
  words: string;
  keywords?: string[];
}

/** The meaning of keywords of an enumerated attribute. */
export interface KeywordStates {
  /** State by keyword; the empty string is a keyword of its own where it is allowed. */
  states: Record<string, string>;
  missing?: string;
  invalid?: string;
  empty?: string;
}

export interface ElementAttribute {
  value: AttributeValue;
  /** `in picture`: where the attribute may be used on this element. */
  where?: string;
}

export interface ElementFacts {
  /** The standard's index says what it is in a few words. */
  is: Fact<string>;
  link: Fact<string>;
  interface: Fact<string>;
  categories: Fact<Category[]>;
  contexts: Fact<string[]>;
  contentModel: Fact<string[]>;
  tags: Fact<string[]>;
  attributes: Record<string, Fact<ElementAttribute>>;
  /** Global attributes that mean something of their own here. */
  special?: Fact<string[]>;
  /** Handlers that only this element has. */
  handlers?: Fact<string[]>;
  roles: Fact<ImplicitRole[]>;
  support?: Support;
}

/** An element of another language that may stand in HTML. */
interface ForeignElement {
  is: string;
  interface: string;
}

interface ObsoleteElement {
  advice: Fact<string>;
  interface: Fact<string>;
  link: Fact<string>;
}

/** One meaning of an attribute: the elements that share a value and a place in the standard. */
export interface AttributeUse {
  /** Empty for a global attribute. */
  elements: string[];
  value: AttributeValue;
  link: string;
}

export interface AttributeFacts {
  isGlobal: boolean;
  /** Whether custom elements that take part in forms have it too. */
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

export interface ObsoleteAttribute {
  name: string;
  /** Empty for every element. */
  elements: string[];
  advice: string;
}

export interface AriaRole {
  kind: string;
  superclasses: string[];
  /** States and properties that must be there. */
  required: string[];
  /** Elements that have the role by themselves, as code. */
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
  /** Roles that support it, where it is not global. */
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
  roles: Record<string, Fact<AriaRole>>;
  ariaAttributes: Record<string, Fact<AriaAttribute>>;
}

/** `facts/meanings.yaml`: what attributes mean, in the site's own words. */
export interface Meanings {
  /** Words for every element, or words by element with a `default`. */
  attributes?: Record<string, string | Record<string, string>>;
  /** The standard's advice on something obsolete, and our words for it. */
  advice?: Record<string, string>;
}
