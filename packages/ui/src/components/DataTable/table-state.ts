import { useState } from 'react';

export type TableSort = { column: string; descending: boolean };

/** All that a reader may change about a table. Screens keep what they like of it in the address. */
export type TableState = {
  sort: TableSort | null;
  filter: string;
  /** Ids of columns that were put away. */
  hidden: readonly string[];
  /** Keys of rows. */
  selected: readonly string[];
  expanded: readonly string[];
};

const START: TableState = { sort: null, filter: '', hidden: [], selected: [], expanded: [] };

export type TableStateProps = {
  /** The parts that somebody else keeps, such as the address; the rest the table keeps by itself. */
  state?: Partial<TableState>;
  /** What the table starts with in the parts it keeps. */
  defaultState?: Partial<TableState>;
  /** Told what changed and nothing else. */
  onStateChange?: (change: Partial<TableState>) => void;
};

/** The table's state, each part held here or by the caller. */
export const useTableState = ({ state, defaultState, onStateChange }: TableStateProps) => {
  const [own, setOwn] = useState<TableState>({ ...START, ...defaultState });
  const change = (patch: Partial<TableState>) => {
    setOwn((now) => ({ ...now, ...patch }));
    onStateChange?.(patch);
  };
  return [{ ...own, ...state }, change] as const;
};

/** The next order when a column's head is pressed: up, down, as it came. */
export const nextSort = (sort: TableSort | null, column: string): TableSort | null => {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
};

/** A list with a key put in, or taken out where it was. */
export const toggled = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
