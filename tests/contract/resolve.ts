import { type Schema, contracts, follow } from '@hien/api/contract';
import type { RoutedOperation } from '@hien/api/testing';

/** The schema itself, or what it refers to in the contract of its operation. */
export function resolve(operation: RoutedOperation, schema: Schema): Schema {
  const ref = schema['$ref'];
  return typeof ref === 'string'
    ? (follow(contracts[operation.api].document, ref) as Schema)
    : schema;
}
