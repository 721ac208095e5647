import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ActionBar } from './ActionBar.tsx';
import { common } from '../../testing/languages/common.ts';
import { dong } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Navigation/ActionBar',
  component: ActionBar,
  parameters: {
    layout: 'fullscreen',
    docs: { canvas: { className: 'docs-phone' }, story: { inline: false, height: '140px' } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: common.placeOrder,
    children: (
      <>
        <Text as="span" size="small" tone="muted">
          {common.totalToPay}
        </Text>
        <Text as="span" weight="strong" numeric>
          {dong(12_813_400)}
        </Text>
      </>
    ),
    actions: (
      <Button variant="accent" size="lg">
        {common.placeOrder}
      </Button>
    ),
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithSum: Story = {};
export const TwoActions: Story = {
  args: {
    label: 'Mua hàng',
    children: undefined,
    actions: (
      <>
        <Button size="lg">{common.addToCart}</Button>
        <Button variant="accent" size="lg">
          Mua ngay
        </Button>
      </>
    ),
  },
};
