/** Said aloud, because rows laid out as cards are a table no longer to a browser. Spread onto each part. */
export const as = {
  table: { role: 'table' },
  heads: { role: 'rowgroup' },
  head: { role: 'columnheader' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  none: { role: 'presentation' },
} as const;
