import type { RoutedOperation } from './operations.ts';

type Check = (
  operation: RoutedOperation,
  request: Request,
  path: Readonly<Record<string, unknown>>,
) => void | Promise<void>;

let check: Check | undefined;

/**
 * Lets mocks refuse what the contract refuses. The contract tests install a validator of schemas here; stories
 * go without, because the types hold their requests and a validator is heavy. The check throws `MockFailure`.
 */
export function setRequestCheck(installed: Check): void {
  check = installed;
}

export async function checkRequest(...request: Parameters<Check>): Promise<void> {
  await check?.(...request);
}
