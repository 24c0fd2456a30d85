// The accepted differences between the assistive view and Chromium's tree, with reasons. Any other difference
// is an error in the view or in the example.
import { isNameless } from '#lib/assistive/name.ts';
import type { ComparedLine } from './compared-line.ts';

/** Chromium's internal roles for elements without an ARIA role, or with another one, and ours. */
export const roleWords: Record<string, string> = {
  Abbr: 'abbreviation',
  Audio: 'audio',
  Canvas: 'canvas',
  ColorWell: 'colour field',
  Date: 'date field',
  DateTime: 'date and time field',
  DescriptionList: 'list',
  DisclosureTriangle: 'summary',
  DisclosureTriangleGrouped: 'summary',
  EmbeddedObject: 'embedded content',
  Figcaption: 'caption',
  Iframe: 'frame',
  InputTime: 'time field',
  // Chromium treats a table without headers as a layout table.
  LayoutTable: 'table',
  LayoutTableCell: 'cell',
  LayoutTableRow: 'row',
  MathMLMath: 'math',
  PluginObject: 'embedded content',
  Ruby: 'ruby',
  StaticText: 'text',
  SvgRoot: 'image',
  Video: 'video',
};

/** Fields that Chromium does not distinguish. */
export const ownWords: Record<string, string> = {
  'month field': 'date and time field',
  'week field': 'date and time field',
};

/** Nodes of Chromium that are pure containers; a label is represented by its text. */
export const boxes = [
  'generic',
  'LabelText',
  'Legend',
  'LineBreak',
  'MenuListPopup',
  'none',
  'RubyAnnotation',
];

export interface MappedDifference {
  /** The name of the field: `name`, `description` or a state. */
  fields: readonly string[];
  why: string;
  holds(ours: ComparedLine, theirs: ComparedLine): boolean;
}

export const mappedDifferences: readonly MappedDifference[] = [
  {
    fields: ['name'],
    why: 'ARIA gives terms, captions and words in a text no name; Chromium gives some of them one all the same.',
    holds: ({ role, name }) => name === '' && isNameless(role),
  },
  {
    fields: ['name'],
    why: 'Chromium repeats the cells of a grid as the name of their row.',
    holds: ({ role, name }) => name === '' && role === 'row',
  },
  {
    fields: ['name'],
    why: 'HTML-AAM names a figure by its figcaption; Chromium only reads the caption inside it.',
    holds: ({ role }) => role === 'figure',
  },
  {
    fields: ['level', 'selected'],
    why: 'Chromium counts how deep lists are nested; the view shows it by its indent.',
    holds: ({ role }) => role === 'listitem' || role === 'treeitem',
  },
  {
    fields: ['invalid', 'required'],
    why: 'An empty required date or choice is invalid to Chromium from the start, which is announced after an attempt to send.',
    holds: (ours) =>
      ours.states.required === 'true' &&
      (ours.tag === 'select' || /field$|^checkbox$|^radio$/.test(ours.role)),
  },
  {
    fields: ['value'],
    why: 'Chromium draws “No file chosen” beside the button.',
    holds: ({ tag }, theirs) => tag === 'input' && /^No files? chosen$/.test(theirs.states.value ?? ''),
  },
  {
    fields: ['value'],
    why: 'Chromium gives a dot for each letter of a password.',
    holds: (_, theirs) => /^•+$/.test(theirs.states.value ?? ''),
  },
  {
    fields: ['value'],
    why: 'The text of an editable element is its value to Chromium; the view shows it as text.',
    holds: (ours, theirs) => theirs.states.editable === 'richtext' && ours.states.value === undefined,
  },
  {
    fields: ['value'],
    why: 'What a closed select shows may be styled by the author; the view gives the whole text of the option.',
    holds: ({ tag }) => tag === 'select',
  },
  {
    fields: ['description'],
    why: 'Chromium describes ruby by its first annotation, the view by all of them.',
    holds: (ours, theirs) => ours.role === 'ruby' && ours.description.startsWith(theirs.description),
  },
  {
    fields: ['disabled'],
    why: 'HTML-AAM calls a disabled group of options disabled; Chromium says it of its options alone.',
    holds: ({ tag }) => tag === 'optgroup',
  },
  {
    fields: ['disabled'],
    why: 'A file that is not there is a disabled plug-in to Chromium.',
    holds: ({ role }) => ['embedded content', 'audio', 'video'].includes(role),
  },
];
