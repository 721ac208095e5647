import type { Values } from './json-sql.ts';

/** A condition, or the beginning of one (`t.style =`) and the value it ends with. */
export type Condition = string | readonly [beginning: string, value: unknown];

/** What has to hold, with its values put beside the others. */
export const conditionsSql = (where: readonly Condition[], values: Values): string =>
  where
    .map((condition) =>
      typeof condition === 'string' ? condition : `${condition[0]} ${values.use(condition[1])}`,
    )
    .join(' and ');
