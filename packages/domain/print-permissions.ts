import { writeFileSync } from 'node:fs';
import { permissionTable } from './src/permissions/table.ts';

/** Writes the permission matrix for people. The test of the matrix fails when the file is not this text. */
const titles = { vi: 'Tiếng Việt', en: 'English', ko: '한국어' } as const;

const sections = (['vi', 'en', 'ko'] as const).map(
  (language) => `## ${titles[language]}\n\n${permissionTable(language)}`,
);
writeFileSync(
  new URL('PERMISSIONS.md', import.meta.url),
  `# Who may do what\n\nPrinted from \`src/permissions/matrix.ts\` by \`pnpm --filter @hien/domain permissions\`.\n\n${sections.join('\n\n')}\n`,
);
