/**
 * Makes everything the packages take from the contract: one bundled JSON document, the types, and a constant for each
 * operation that screens call it by, for each of the two APIs. The results are committed; `--check` writes nothing and fails
 * when a committed file is not what the contract says.
 *
 *     node generate.ts          after a change in openapi/
 *     node generate.ts --check  in every test run
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { actions } from '@hien/domain';
import { operationFiles } from './generate-operations.ts';
import { type ContractDocument, listOperations } from './src/contract-reader.ts';

const here = dirname(fileURLToPath(import.meta.url));
const contracts = join(here, '../../openapi');
const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const header =
  '// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.\n';

const scratch = mkdtempSync(join(tmpdir(), 'hien-contract-'));
const wanted = new Map<string, string>();
try {
  for (const name of ['main', 'commerce'] as const) {
    const document = bundle(name);
    checkPermissions(document);
    const folder = join(here, 'src', name, 'generated');
    wanted.set(join(folder, 'contract.json'), `${JSON.stringify(document, null, 1)}\n`);
    wanted.set(join(folder, 'types.ts'), await types(document));
    for (const [file, text] of operationFiles(document, name === 'main' ? '' : '/mall'))
      wanted.set(join(folder, 'operations', file), header + text);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

if (process.argv.includes('--check')) check();
else write();

function bundle(name: string): ContractDocument {
  const out = join(scratch, `${name}.json`);
  const args = [
    'bundle',
    '--config',
    join(contracts, 'redocly.yaml'),
    join(contracts, `${name}.yaml`),
    '-o',
    out,
  ];
  execFileSync(process.execPath, [redocly, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  });
  return JSON.parse(readFileSync(out, 'utf8')) as ContractDocument;
}

async function types(document: ContractDocument): Promise<string> {
  const ast = await openapiTS(structuredClone(document) as never, {
    alphabetize: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
  });
  return header + astToString(ast);
}

/** Nobody adds a call without saying who may make it. */
function checkPermissions(document: ContractDocument): void {
  for (const { operationId, permission } of listOperations(document)) {
    if (actions.includes(permission)) continue;
    throw new Error(
      `${operationId}: x-permission names the action it is, one of packages/domain/src/permissions/matrix.ts`,
    );
  }
}

function check(): void {
  const stale = [...wanted]
    .filter(([file, text]) => read(file) !== text)
    .map(([file]) => relative(here, file));
  if (stale.length === 0) return;
  process.stderr.write(
    `Not what openapi/ says: ${stale.join(', ')}\nRun: pnpm --filter @hien/api generate\n`,
  );
  process.exitCode = 1;
}

function write(): void {
  for (const [file, text] of wanted) {
    if (read(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(`wrote ${relative(here, file)}\n`);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
