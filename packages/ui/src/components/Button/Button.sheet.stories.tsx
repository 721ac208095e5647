import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  title: 'ui/Sheets/Button',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Button,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'accent', 'secondary', 'quiet', 'danger'] as const;

export const States: Story = {
  render: () => (
    <Sheet
      rows={variants}
      columns={['rest', 'loading', 'disabled', 'with reason', 'link'] as const}
    >
      {(variant, state) =>
        state === 'link' ? (
          <ButtonLink href="#shop" variant={variant}>
            {common.goToTheShop}
          </ButtonLink>
        ) : (
          <Button
            variant={variant}
            loading={state === 'loading'}
            disabled={state === 'disabled'}
            disabledReason={state === 'with reason' ? common.soldOut : undefined}
          >
            {common.addToCart}
          </Button>
        )
      }
    </Sheet>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Sheet rows={variants} columns={['sm', 'md', 'lg'] as const}>
      {(variant, size) => (
        <Button variant={variant} size={size}>
          {common.placeOrder}
        </Button>
      )}
    </Sheet>
  ),
};
