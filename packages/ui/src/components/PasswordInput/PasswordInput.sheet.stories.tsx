import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'ui/Sheets/PasswordInput',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: PasswordInput,
  args: { showLabel: '', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordInput>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['md', 'lg'] as const}
      columns={['empty', 'filled', 'invalid', 'disabled'] as const}
      cellWidth={220}
    >
      {(size, state) => (
        <PasswordInput
          aria-label={`${size} ${state}`}
          size={size}
          showLabel={common.showThePassword}
          autoComplete="current-password"
          defaultValue={state === 'empty' ? undefined : 'nắng sớm'}
          aria-invalid={state === 'invalid' || undefined}
          disabled={state === 'disabled'}
        />
      )}
    </Sheet>
  ),
};
