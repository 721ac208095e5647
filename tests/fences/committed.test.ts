import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './tree.ts';

// An archive without its repository has nothing to be left out of.
test.runIf(existsSync(`${root}.git`))(
  'no source is left out of the repository by a rule of .gitignore',
  () => {
    // A folder of sources that is called as an ignored one works on the machine that wrote it alone.
    const ignored = execFileSync(
      'git',
      ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory'],
      { cwd: root, encoding: 'utf8' },
    ).split('\n');
    expect(
      ignored.filter(
        (path) =>
          /\.(?:tsx?|css|mjs|json|ya?ml|py|avif)$|\/$/.test(path) &&
          /^(?:apps|packages|tests|tools|openapi|tokens|docs|\.storybook)\//.test(path) &&
          !/(?:^|\/)(?:node_modules|dist|__pycache__)\/$/.test(path),
      ),
    ).toEqual([]);
  },
);
