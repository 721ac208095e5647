import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { ConsentChecks } from './ConsentChecks.tsx';
import shown from './ConsentChecks.stories.tsx';

const meta = {
  title: 'ui/Sheets/ConsentChecks',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ConsentChecks,
  args: shown.args,
} satisfies Meta<typeof ConsentChecks>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['each', 'with all'] as const}
      columns={['none', 'some', 'every', 'error', 'disabled'] as const}
      cellWidth={260}
    >
      {(row, column) => (
        <ConsentChecks
          {...args}
          {...(row === 'with all' ? { all: common.agreeToAll } : {})}
          value={column === 'every' ? ['age', 'terms', 'news'] : column === 'some' ? ['age'] : []}
          consents={args.consents.map((consent) =>
            column === 'error' && consent.id === 'age'
              ? {
                  ...consent,
                  error: words(
                    'Cần xác nhận tuổi.',
                    'Please confirm your age.',
                    '나이를 확인해 주세요.',
                  ),
                }
              : consent,
          )}
          disabled={column === 'disabled'}
        />
      )}
    </Sheet>
  ),
};
