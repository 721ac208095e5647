/** The two contracts as documents (`@hien/api/contract`), for the server and the tests. */
import commerceJson from './commerce/generated/contract.json' with { type: 'json' };
import { type ContractDocument, listOperations } from './contract-reader.ts';
import mainJson from './main/generated/contract.json' with { type: 'json' };

// A JSON import is typed by its content, which is wider (method names, `in`) than what a contract may hold.
export const mainContract = mainJson as unknown as ContractDocument;
export const commerceContract = commerceJson as unknown as ContractDocument;

export type ApiName = 'main' | 'commerce';
/** Both documents with the prefix they are served under. */
export const contracts = {
  main: { document: mainContract, prefix: '' },
  commerce: { document: commerceContract, prefix: '/mall' },
} as const satisfies Record<ApiName, { document: ContractDocument; prefix: string }>;

export const mainOperations = listOperations(mainContract);
export const commerceOperations = listOperations(commerceContract);

export { follow, listOperations } from './contract-reader.ts';
export type {
  ContractDocument,
  MediaType,
  Method,
  Operation,
  Parameter,
  Response,
  Schema,
  TokenRule,
} from './contract-reader.ts';
export type { operations as CommerceOperations } from './commerce/generated/types.ts';
export type { operations as MainOperations } from './main/generated/types.ts';
