import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { affectedBy } from './affected.ts';

function storybook(graph: Record<string, string[]>): string {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
  const modules = Object.entries(graph).map(([name, by]) => ({
    name,
    reasons: by.map((moduleName) => ({ moduleName })),
  }));
  writeFileSync(join(folder, 'preview-stats.json'), JSON.stringify({ modules }));
  return folder;
}

const card = './packages/ui/src/Card.stories.tsx';
const shop = './packages/features/src/Shop.stories.tsx';
const now = storybook({
  './packages/ui/src/Card.tsx': [card, './packages/ui/src/index.ts'],
  './packages/ui/src/index.ts': [shop],
  './packages/features/src/Shop.tsx': [shop],
  './packages/ui/src/Card.docs.ts': ['./.storybook/docs/docs-of.ts'],
  './apps/web/src/Header.tsx': ['./.storybook/frame.ts'],
  './.storybook/frame.ts': ['./.storybook/decorators/app.tsx'],
  './packages/ui/src/theme.ts': ['./.storybook/preview.tsx', card],
});
const asked = (...changed: string[]) => {
  const affected = affectedBy(changed, [now]);
  return [card, shop].filter((path) => affected(path));
};

describe('stories to photograph', () => {
  it('are those whose modules changed, however far away', () => {
    expect(asked('packages/features/src/Shop.tsx')).toEqual([shop]);
    expect(asked('packages/ui/src/Card.tsx')).toEqual([card, shop]);
    expect(asked('packages/ui/src/Card.stories.tsx')).toEqual([card]);
  });

  it('are none for what no story imports', () => {
    expect(asked('apps/server/src/app.ts', 'README.md', 'packages/ui/src/Card.docs.ts')).toEqual(
      [],
    );
  });

  it('are none for the frame round a screen: pictures have none', () => {
    expect(asked('apps/web/src/Header.tsx')).toEqual([]);
    expect(asked('.storybook/frame.ts')).toEqual([]);
  });

  it('are all for what the preview, the pictures or the dependencies bring', () => {
    for (const file of [
      'packages/ui/src/theme.ts',
      '.storybook/preview.tsx',
      'pnpm-lock.yaml',
      'packages/pictures/files/rooms/a.avif',
    ])
      expect(asked(file)).toEqual([card, shop]);
  });

  it('are those that lost a module, too', () => {
    const before = storybook({ './packages/ui/src/Gone.tsx': [card] });
    const affected = affectedBy(['packages/ui/src/Gone.tsx'], [before, now]);
    expect(affected(card)).toBe(true);
    expect(affected(shop)).toBe(false);
  });
});
