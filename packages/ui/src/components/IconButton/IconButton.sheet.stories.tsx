import { Heart } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'ui/Sheets/IconButton',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: IconButton,
  args: { label: common.save, icon: null },
} satisfies Meta<typeof IconButton>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={
        [
          'quiet sm',
          'quiet md',
          'outlined md',
          'outlined lg',
          'floating md',
          'floating lg',
        ] as const
      }
      columns={['rest', 'pressed', 'loading', 'disabled'] as const}
    >
      {(row, state) => {
        const [variant, size] = row.split(' ') as [
          'quiet' | 'outlined' | 'floating',
          'sm' | 'md' | 'lg',
        ];
        return (
          <IconButton
            label={common.save}
            variant={variant}
            size={size}
            pressed={state === 'pressed' ? true : undefined}
            loading={state === 'loading'}
            disabled={state === 'disabled'}
            icon={
              <Heart
                size={20}
                strokeWidth={1.75}
                fill={state === 'pressed' ? 'currentColor' : 'none'}
                aria-hidden
              />
            }
          />
        );
      }}
    </Sheet>
  ),
};
