/** The contract for the screens: types, clients, session, queries. */
export type { paths as CommercePaths } from './commerce/generated/types.ts'
export type { paths as MainPaths } from './main/generated/types.ts'
export type * from './types.ts'
