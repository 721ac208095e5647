import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrandOnPhone } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'ui/Sheets/ActionBar',
  tags: ['!autodocs'],
  parameters: everyBrandOnPhone,
  component: ActionBar,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ActionBar>;

export default meta;

const words = {
  vi: ['Tổng thanh toán', 'Thêm vào giỏ', 'Mua ngay'],
  en: ['Total', 'Add to cart', 'Buy now'],
  ko: ['총 결제 금액', '장바구니', '바로 구매'],
} as const;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['vi', 'en', 'ko'] as const}
      columns={['with a sum', 'two actions'] as const}
      cellWidth={390}
    >
      {(language, column, mode) => {
        const [sum, add, buy] = words[language];
        return (
          // A box of its own, so that the bars do not all stand at the window's foot.
          <div lang={language} style={{ contain: 'layout', height: 96 }}>
            <ActionBar
              label={`${language} ${column} ${mode}`}
              actions={
                <>
                  {column === 'two actions' ? <Button size="lg">{add}</Button> : null}
                  <Button variant="accent" size="lg">
                    {buy}
                  </Button>
                </>
              }
            >
              {column === 'with a sum' ? (
                <>
                  <Text as="span" size="small" tone="muted">
                    {sum}
                  </Text>
                  <Text as="span" weight="strong" numeric>
                    12.813.400 đ
                  </Text>
                </>
              ) : undefined}
            </ActionBar>
          </div>
        );
      }}
    </Sheet>
  ),
};
