// Turns a line into a phrase in the order that screen readers use: role, name, state.
import type { AssistiveLine } from './assistive-lines.ts';

/** Roles whose standard name is not how people say it. */
const spokenRoles: Record<string, string> = {
  alertdialog: 'alert dialog',
  columnheader: 'column header',
  combobox: 'combo box',
  complementary: 'complementary information',
  contentinfo: 'content information',
  gridcell: 'grid cell',
  listbox: 'list box',
  listitem: 'list item',
  menubar: 'menu bar',
  menuitem: 'menu item',
  menuitemcheckbox: 'menu item with a check box',
  menuitemradio: 'menu item with a radio button',
  progressbar: 'progress bar',
  radio: 'radio button',
  radiogroup: 'group of radio buttons',
  rowgroup: 'group of rows',
  rowheader: 'row header',
  searchbox: 'search box',
  sectionfooter: 'section footer',
  sectionheader: 'section header',
  spinbutton: 'number field',
  tablist: 'list of tabs',
  tabpanel: 'tab panel',
  textbox: 'text box',
  treeitem: 'tree item',
};

/** The phrase for a line that is exposed to assistive technology. */
export function spokenLine(line: AssistiveLine): string {
  const { role, name, text, states = [], description, isUnnamed } = line;
  if (role === 'text') return text ?? '';
  const [first = '', ...rest] = states;
  const isLevel = first.startsWith('level ');
  const what = spokenRoles[role] ?? role;
  return [
    isLevel ? `${what} ${first}` : what,
    name ?? text ?? (isUnnamed ? 'no name' : ''),
    ...(isLevel ? rest : states),
    description ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}
