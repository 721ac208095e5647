import type { Key } from './component-docs.ts';

/** Keys that several components have from the same place: the browser, or a part they share. */

export const press: Key = ['Enter, Space', 'Presses it.'];
export const follow: Key = ['Enter', 'Follows the link; with Ctrl or ⌘ in a new tab.'];
export const tick: Key = ['Space', 'Ticks it, or takes the tick away.'];

/** Native radio buttons of one name. */
export const radios: readonly Key[] = [
  ['Tab', 'Goes to the choice that is made, or to the first; one stop for the whole group.'],
  ['Arrow keys', 'Go to the next or the previous choice and make it.'],
  ['Space', 'Makes the choice in focus.'],
];

/** Windows that hold the focus: Dialog, Sheet and what is built on them. */
export const overlay: readonly Key[] = [
  ['Tab, Shift+Tab', 'Go round within it; the page behind cannot be reached.'],
  ['Esc', 'Closes it; the focus is back on what opened it.'],
];

/** `Menu` and what is built on it. */
export const menu: readonly Key[] = [
  ['Enter, Space, ↓', 'On the button: open, on the first entry.'],
  ['↑', 'On the button: opens, on the last entry.'],
  ['↓, ↑, Home, End', 'Move between the entries, round at the ends.'],
  ['A letter', 'Goes to the next entry that begins with it.'],
  ['Enter, Space', 'Take the entry and close.'],
  ['Esc, Tab', 'Close; the focus is back on the button, or goes on from it.'],
];

/** A combobox with a list: the field keeps the focus. */
export const combobox: readonly Key[] = [
  ['↓, ↑', 'Open the list, then move in it; round at the ends.'],
  ['Enter', 'Takes the marked entry.'],
  ['Esc', 'Closes the list; pressed again it empties the field.'],
];

/** The calendar of date fields: the ARIA grid of days. */
export const calendar: readonly Key[] = [
  ['Arrow keys', 'In the calendar: a day, or a week, back and on.'],
  ['Home, End', 'First and last day of the week.'],
  ['Page Up, Page Down', 'A month back and on; with Shift a year.'],
  ['Enter, Space', 'Takes the day.'],
  ['Esc', 'Closes the calendar; the focus is back on its button.'],
];

/** What can be enlarged and moved: large pictures, plans. */
export const panZoom: readonly Key[] = [
  ['+, −', 'Enlarge, make smaller.'],
  ['0', 'Shows all of it again.'],
  ['Arrow keys', 'Move what is enlarged.'],
];

/** Controls of text. */
export const typing: readonly Key[] = [
  ['Tab', 'Goes in and on.'],
  ['Any text key', 'Types; paste, undo and input methods work as everywhere.'],
];

/** Uploaders share their file field. */
export const files: readonly Key[] = [
  ['Enter, Space', 'On “add”: opens the device’s choice of files.'],
  ['Ctrl+V, ⌘V', 'Takes what was copied, while the focus is in the uploader.'],
];
