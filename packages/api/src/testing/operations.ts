import {
  type ApiName,
  type Operation,
  commerceOperations,
  contracts,
  mainOperations,
} from '../contract.ts';
import type { OperationId } from './call.ts';

export type RoutedOperation = Operation & {
  readonly api: ApiName;
  /** Path with its prefix, `/mall/api/…`. */
  readonly fullPath: string;
  /** Status of success. */
  readonly success: number;
};

const withPath = (api: ApiName, operations: readonly Operation[]): [string, RoutedOperation][] =>
  operations.map((operation) => {
    const success = Number(
      Object.keys(operation.responses).find((status) => status.startsWith('2')),
    );
    return [
      operation.operationId,
      { ...operation, api, fullPath: contracts[api].prefix + operation.path, success },
    ];
  });

const all = new Map([
  ...withPath('main', mainOperations),
  ...withPath('commerce', commerceOperations),
]);

/** Every operationId of both contracts. */
export const operationIds = [...all.keys()] as OperationId[];

export function operationOf(id: OperationId): RoutedOperation {
  const operation = all.get(id);
  if (operation === undefined) throw new Error(`The contracts hold no operation ${id}`);
  return operation;
}
