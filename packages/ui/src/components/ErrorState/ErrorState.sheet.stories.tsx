import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'ui/Sheets/ErrorState',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ErrorState,
} satisfies Meta<typeof ErrorState>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['inline', 'section', 'page'] as const}
      columns={['words', 'retry', 'retrying'] as const}
      cellWidth={380}
    >
      {(size, column) => (
        <ErrorState
          size={size}
          title={common.theOrdersDidNotLoad}
          text={common.slowServer}
          kept={
            size === 'inline'
              ? undefined
              : words(
                  'Bộ lọc của bạn được giữ nguyên.',
                  'Your filters are kept.',
                  '필터는 그대로 유지됩니다.',
                )
          }
          retry={
            column === 'words'
              ? undefined
              : {
                  label: common.tryAgain,
                  onRetry: () => undefined,
                  retrying: column === 'retrying',
                }
          }
          reference={size === 'page' ? common.requestId : undefined}
        />
      )}
    </Sheet>
  ),
};
