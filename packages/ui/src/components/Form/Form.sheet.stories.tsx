import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { SignUpForm } from './Form.fixture.tsx';

const meta = {
  title: 'ui/Sheets/Form',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: SignUpForm,
} satisfies Meta<typeof SignUpForm>;

export default meta;

const filled = { email: 'an@example.com', password: 'nắng sớm', kind: 'person', terms: true };

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['empty', 'filled'] as const}
      columns={['always open', 'waits until valid'] as const}
      cellWidth={340}
    >
      {(row, column) => (
        <SignUpForm
          {...(row === 'filled' ? { initialValues: filled } : {})}
          {...(column === 'always open'
            ? {}
            : {
                whileInvalid: words(
                  'Điền đủ các mục',
                  'Fill in all of it',
                  '모든 항목을 채워 주세요',
                ),
              })}
        />
      )}
    </Sheet>
  ),
};
