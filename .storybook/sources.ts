/** Where the stories are, from this folder. */
export const stories = [
  '../packages/ui/src/**/*.stories.tsx',
  '../packages/features/src/**/*.stories.tsx',
  '../packages/explorer/src/**/*.stories.tsx',
  '../apps/web/src/**/*.stories.tsx',
];
