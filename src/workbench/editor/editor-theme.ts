// The look of the editor, in the colours of the site. Its tokens change with the colour mode, so there is one theme.
import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Two hues: names green, strings blue; the rest is slate. */
export const codeColours = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.propertyName, tags.className], color: 'var(--ui-primary-text)' },
  {
    tag: [tags.string, tags.attributeValue, tags.number, tags.color, tags.regexp],
    color: 'var(--ui-info-text)',
  },
  {
    tag: [tags.attributeName, tags.punctuation, tags.angleBracket, tags.comment, tags.meta, tags.operator],
    color: 'var(--ui-text-muted)',
  },
]);

const popup = {
  background: 'var(--ui-bg-elevated)',
  border: '1px solid var(--ui-border-accented)',
  borderRadius: 'var(--ui-radius)',
  boxShadow: 'var(--ui-pop)',
  color: 'var(--ui-text)',
};

export const editorTheme = EditorView.theme({
  '&': {
    background: 'var(--ui-code)',
    color: 'var(--ui-text-highlighted)',
    fontSize: '0.8125rem',
    height: '100%',
  },
  // A smaller text makes some phones zoom in as soon as it is touched.
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: '1rem' } },
  '&.cm-focused': { outline: '2px solid var(--ui-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.7', scrollbarWidth: 'thin' },
  '.cm-content': { caretColor: 'var(--ui-text-highlighted)', padding: '14px 0' },
  '.cm-line': { padding: '0 16px 0 4px' },
  // Like a border, but it takes no room.
  '.cm-newLine': { boxShadow: 'inset 3px 0 var(--ui-block)' },
  '.cm-cursor': { borderLeft: '2px solid var(--ui-primary-text)' },
  '.cm-activeLine, .cm-activeLineGutter': {
    background: 'color-mix(in srgb, var(--ui-bg-accented) 70%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--ui-block) 30%, transparent)',
  },
  '.cm-gutters': { background: 'transparent', border: '0', color: 'var(--ui-text-dimmed)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', padding: '0 2px 0 0' },
  '.cm-foldGutter .cm-gutterElement': { color: 'var(--ui-text-muted)', cursor: 'pointer', width: '14px' },
  '.cm-foldPlaceholder': {
    background: 'var(--ui-bg-accented)',
    border: '0',
    color: 'var(--ui-text-muted)',
    padding: '0 6px',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket, .cm-matchingTag': {
    background: 'var(--ui-primary-soft)',
    outline: '1px solid var(--ui-primary-line)',
  },
  '&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket': { background: 'var(--ui-error-soft)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--ui-error-text) 1px',
    textUnderlineOffset: '4px',
  },
  '.cm-tooltip': popup,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-mono)',
    maxHeight: '264px',
    padding: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    alignItems: 'center',
    borderInlineStart: '3px solid transparent',
    borderRadius: 'var(--ui-radius-small)',
    display: 'flex',
    fontSize: '0.8125rem',
    gap: '12px',
    minHeight: '32px',
    padding: '0 8px',
    width: 'min(432px, calc(100vw - 72px))',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--ui-bg-accented)',
    borderInlineStartColor: 'var(--ui-block)',
    color: 'var(--ui-text-highlighted)',
  },
  '.cm-completionLabel': { flex: 'none', minWidth: '132px' },
  '.cm-completionMatchedText': {
    color: 'var(--ui-primary-text)',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '.cm-completionDetail': {
    color: 'var(--ui-text-muted)',
    flex: '1',
    fontFamily: 'var(--font-sans)',
    fontStyle: 'normal',
    margin: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '.cm-baseline': { borderRadius: '2px', flex: 'none', height: '9px', width: '9px' },
  '.cm-baseline[data-status=widely]': { background: 'var(--ui-block)' },
  '.cm-baseline[data-status=newly]': { background: 'var(--ui-info-text)' },
  '.cm-baseline[data-status=limited]': { border: '2px solid var(--ui-warning-text)' },
  '.cm-completionInfo, .cm-word': {
    fontFamily: 'var(--font-sans)',
    fontSize: '0.8125rem',
    lineHeight: '1.55',
    maxWidth: '320px',
  },
  '.cm-tooltip.cm-completionInfo': { ...popup, padding: '10px 12px' },
  '.cm-tooltip-hover .cm-word': { padding: '10px 12px' },
  '.cm-word p': { color: 'var(--ui-text-muted)', margin: '2px 0 0' },
  '.cm-word code, .cm-diagnostic code': {
    background: 'var(--ui-bg-accented)',
    borderRadius: '4px',
    fontFamily: 'var(--font-mono)',
    fontSize: '0.75rem',
    padding: '1px 4px',
  },
  '.cm-word a, .cm-diagnostic a': {
    color: 'var(--ui-text-highlighted)',
    textDecoration: 'underline',
    textDecorationColor: 'var(--ui-block)',
    textUnderlineOffset: '3px',
  },
  '.cm-diagnostic': {
    borderInlineStart: '3px solid var(--ui-error-text)',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.8125rem',
    lineHeight: '1.55',
    margin: '0',
    maxWidth: '340px',
    padding: '10px 12px',
  },
  '.cm-panels': {
    background: 'var(--ui-bg-muted)',
    borderColor: 'var(--ui-border)',
    color: 'var(--ui-text)',
  },
  '.cm-panel.cm-search': { fontFamily: 'var(--font-sans)', padding: '8px 12px' },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem' },
  '.cm-textfield': {
    background: 'var(--ui-bg)',
    border: '1px solid var(--ui-border-control)',
    borderRadius: 'var(--ui-radius-control)',
    color: 'var(--ui-text-highlighted)',
    fontSize: '0.8125rem',
    minHeight: '28px',
  },
  '.cm-button': {
    background: 'none',
    border: '1px solid var(--ui-border-accented)',
    borderRadius: 'var(--ui-radius-control)',
    color: 'var(--ui-text-highlighted)',
    fontSize: '0.8125rem',
    minHeight: '28px',
  },
  '.cm-searchMatch': { background: 'color-mix(in srgb, var(--ui-block) 25%, transparent)' },
  '.cm-searchMatch-selected': { background: 'color-mix(in srgb, var(--ui-block) 50%, transparent)' },
});
