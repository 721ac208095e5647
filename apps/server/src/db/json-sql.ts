import type { Language } from '@hien/domain';

/**
 * Pieces of SQL that write JSON where the data is: one trip, one text, nothing to build up and take apart
 * in this process. Column names are literals of ours and the language is one of three words, so nothing
 * here comes from a request.
 */

/** A localized column in the language of the request; what is not translated comes in Vietnamese. */
export function textSql(column: string, language: Language): string {
  return language === 'vi'
    ? `${column}->>'vi'`
    : `coalesce(nullif(${column}->>'${language}', ''), ${column}->>'vi')`;
}

/** Whether `textSql` answers in Vietnamese because nobody has translated it; never of an empty text, nor in Vietnamese itself. */
export function isUntranslatedSql(column: string, language: Language): string {
  return language === 'vi'
    ? 'false'
    : `(coalesce(${column}->>'${language}', '') = '' and coalesce(${column}->>'vi', '') <> '')`;
}

/** Of localized columns by name: the names of those that are untranslated and those of `always`, as a list of JSON. */
export function untranslatedSql(
  columns: Readonly<Record<string, string>>,
  language: Language,
  always: readonly string[] = [],
): string {
  const names = [
    ...Object.entries(columns).map(
      ([name, column]) => `case when ${isUntranslatedSql(column, language)} then '${name}' end`,
    ),
    ...always.map((name) => `'${name}'`),
  ];
  return `to_json(array_remove(array[${names.join(', ')}]::text[], null))`;
}

/** A stored picture as the wire shows it: its `alt` in one language. Null stays null. */
export function pictureSql(column: string, language: Language): string {
  return `case when ${column} is null then null else ${column} || jsonb_build_object('alt', ${textSql(`(${column}->'alt')`, language)}) end`;
}

/** A list of stored pictures, in its order. */
export function picturesSql(column: string, language: Language): string {
  return `(select coalesce(json_agg(${pictureSql('item.value', language)} order by item.place), '[]')
    from jsonb_array_elements(${column}) with ordinality as item(value, place))`;
}

/** An instant as ISO 8601 in UTC with `Z`. */
export function instantSql(column: string): string {
  return `(to_json(${column} at time zone 'UTC') #>> '{}') || 'Z'`;
}

/** `json_build_object` from names and expressions. */
export function objectSql(fields: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(fields).map(([name, expression]) => `'${name}', ${expression}`);
  return `json_build_object(${pairs.join(', ')})`;
}

/** Collects the values of one statement: `$1`, `$2` … in the order they are asked for. */
export class Values {
  readonly list: unknown[] = [];

  /** The placeholder of a value, with its type when the place does not tell it. */
  use(value: unknown, type?: string): string {
    this.list.push(value);
    return type === undefined ? `$${this.list.length}` : `$${this.list.length}::${type}`;
  }
}
